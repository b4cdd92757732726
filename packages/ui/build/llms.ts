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
/** The package, and the site of the documentation, whose pages have a button that copies their text. */
const targets = ['packages/ui/dist', 'storybook-static'].map((folder) => join(root, folder));
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

const published = new Set(listComponents(join(root, 'packages/ui/src')).map(({ name }) => name));
const documented = manifest<ComponentManifest>('components').filter(({ name }) => published.has(name));
/** The components, each with the stories of all its files. */
const components = [...new Set(documented.map(({ name }) => name))].map((name) => {
  const files = documented.filter((component) => component.name === name);
  const imports = new Set(files.flatMap((file) => file.import?.split('\n') ?? []));
  const stories = files.flatMap((file) => file.stories ?? []);
  const [text = ''] = files.map((file) =>
    formatComponentManifest({ ...file, import: [...imports].join('\n'), stories }),
  );
  return { name, stories, text, summary: files[0]?.description ?? '' };
});

const missing = [
  ...[...published]
    .filter((name) => !components.some((component) => component.name === name))
    .map((name) => `${name} has no story whose component it is.`),
  ...components
    .filter(({ stories }) => stories.every(({ snippet }) => snippet === undefined))
    .map(({ name }) => `${name} has no example: give a story plain args, or code that needs only the packages.`),
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

const pages = [...guides, ...components];

const listed = (some: typeof guides) =>
  some.map(({ name, summary }) => `- [${name}](llms/${name}.md): ${summary}`).join('\n');
const list = `# @dealerkit/ui\n\n> ${library.description}\n\n## Guides\n\n${listed(guides)}\n\n## Components\n\n${listed(components)}\n`;

for (const target of targets) {
  rmSync(join(target, 'llms'), { recursive: true, force: true });
  mkdirSync(join(target, 'llms'));
  for (const { name, text } of pages) writeFileSync(join(target, `llms/${name}.md`), `${text}\n`);
  writeFileSync(join(target, 'llms.txt'), list);
}
process.stdout.write(`${checked} examples compile and render.\n`);
