import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { formatComponentManifest } from 'storybook/internal/toolsets-docs';
import type { ComponentManifest, Doc } from 'storybook/internal/toolsets-docs';
import library from '../package.json' with { type: 'json' };
import { checkExamples } from './checkExamples.ts';
import { listComponents } from './components.ts';

// Writes the documentation as Markdown from the manifests of the built Storybook, for assistants that read the installed package.
// Storybook publishes the manifests, and what writes them as Markdown only as an internal module.

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'packages/ui/dist');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const manifest = <Entry>(name: 'components' | 'docs') => {
  const { [name]: entries } = JSON.parse(read(`storybook-static/manifests/${name}.json`)) as {
    [Name in typeof name]: Record<string, Entry>;
  };
  return Object.values(entries);
};

/** The used part of what react-docgen finds. */
interface Docgen {
  props?: Record<string, { description?: string }>;
}

/** A guide without its imports, and with the files that it shows. */
const guideText = ({ path = '', content = '' }: Doc) => {
  const imports = [...content.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)];
  const texts = new Map(imports.map(([, name, file = '']) => [name, read(join(dirname(path), file))]));
  return content
    .replaceAll(/^(import .*|<Meta .*|<\/?div.*)\n/gm, '')
    .replaceAll(
      /<Source language="(\w+)" code=(?:\{(\w+)\}|"(.*?)") \/>/g,
      (_, language: string, name: string, line: string | undefined) =>
        `\`\`\`${language}\n${(texts.get(name) ?? line ?? '').trim()}\n\`\`\``,
    )
    .replaceAll(/<Markdown>\{(\w+).*\}<\/Markdown>/g, (_, name: string) => texts.get(name) ?? '')
    .replaceAll(/\[([^\]]*)\]\(\?path=[^)]*\)/g, '$1')
    .trim();
};

const guides = manifest<Doc>('docs').map((doc) => ({
  name: basename(doc.path ?? '', '.mdx'),
  text: guideText(doc),
  summary: doc.title?.replace('Guide/', '') ?? doc.name,
}));

const documented = manifest<ComponentManifest>('components').filter(({ id }) => !id.startsWith('guide-'));
const components = documented.map((component) => ({
  name: component.name,
  text: formatComponentManifest(component),
  summary: component.description ?? '',
}));

const missing = [
  ...listComponents(join(root, 'packages/ui/src'))
    .map(({ name }) => name)
    .filter((name) => !components.some((component) => component.name === name))
    .map((name) => `${name} has no story whose component it is.`),
  ...documented
    .flatMap((component) => [component, ...Object.values(component.subcomponents ?? {})])
    .flatMap(({ name, description, reactDocgen }) => [
      ...(description ? [] : [`${name} has no sentence.`]),
      ...Object.entries((reactDocgen as Docgen | undefined)?.props ?? {})
        .filter(([, prop]) => !prop.description)
        .map(([prop]) => `The prop ${prop} of ${name} has no sentence.`),
    ]),
];
if (missing.length > 0) throw new Error(missing.join('\n'));

const checked = await checkExamples(documented);

rmSync(join(dist, 'llms'), { recursive: true, force: true });
mkdirSync(join(dist, 'llms'));
for (const { name, text } of [...guides, ...components]) writeFileSync(join(dist, `llms/${name}.md`), `${text}\n`);

const listed = (pages: typeof components) =>
  pages.map(({ name, summary }) => `- [${name}](llms/${name}.md): ${summary}`).join('\n');
writeFileSync(
  join(dist, 'llms.txt'),
  `# @dealerkit/ui\n\n> ${library.description}\n\n## Guides\n\n${listed(guides)}\n\n## Components\n\n${listed(components)}\n`,
);
process.stdout.write(`${checked} examples compile and render.\n`);
