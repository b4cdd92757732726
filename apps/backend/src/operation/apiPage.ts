import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from './openApiTypes.ts';

const style = `
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; }
  h2 { margin-top: 2.5rem; }
  section { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 1rem 0; }
  h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0; }
  pre { overflow-x: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
  dd { margin: 0; }
`;

/** The page's content security policy: its own style and nothing else. */
export const apiPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function schemaBlock(title: string, content: unknown): string {
  const schema = (content as { 'application/json'?: { schema?: unknown } } | undefined)?.['application/json']?.schema;
  if (schema === undefined) return '';
  const text = escape(JSON.stringify(schema, undefined, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`;
}

function section(method: string, path: string, operation: Operation): string {
  const { operationId, summary, description: policy, parameters = [], requestBody, responses, security } = operation;
  const token = Object.keys(security[0] ?? {})[0];
  const list = (terms: [string, string][]) =>
    terms.length
      ? `<dl>${terms.map(([term, text]) => `<dt><code>${escape(term)}</code></dt><dd>${escape(text)}</dd>`).join('')}</dl>`
      : '';
  const success = responses['200'] ?? responses['201'];
  return `<section id="${escape(operationId)}">
<h3>${method.toUpperCase()} ${escape(path)}</h3>
<p>${escape(summary)}${token ? ` Bearer: ${token === 'identity' ? 'ID token' : 'access token'}.` : ''} ${escape(policy)}</p>
${list(parameters.map(({ name, in: location, required, description = '' }) => [name, `${location}${required ? '' : ', optional'}. ${description}`]))}
${schemaBlock('Body', requestBody?.content)}
${schemaBlock('Response', success?.content)}
${list(Object.entries(success?.headers ?? {}).map(([name, { description }]) => [name, description]))}
${list(Object.entries(responses).map(([status, { description }]) => [status, description]))}
</section>`;
}

/** Renders the OpenAPI document as an HTML page without scripts. */
export function apiPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = ['Documented calls', 'Additional calls'].map((tag) => {
    const sections = operations
      .filter(({ operation }) => operation.tags.includes(tag))
      .map(({ method, path, operation }) => section(method, path, operation));
    return `<h2>${tag}</h2>\n${sections.join('\n')}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)} API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(info.title)} API</h1>
<p>${escape(info.description)} Machine-readable: <a href="openapi.json">openapi.json</a>.</p>
${groups.join('\n')}
</main>
</body>
</html>
`;
}
