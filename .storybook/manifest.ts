import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { babelParse, traverse } from 'storybook/internal/babel';
import type { ComponentManifest, ComponentsManifest } from 'storybook/internal/types';
import { runnerImport } from 'vite';
import library from '../packages/ui/package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const sources = join(root, 'packages/ui/src');

/** Longer examples show sample data rather than the component. */
const LONGEST_EXAMPLE = 1500;

/** The published entries, each with the modules under `src` that it stands for. */
const entries = Object.entries(library.exports).flatMap(([entry, target]) => {
  if (typeof target !== 'string' || !target.endsWith('.js')) return [];
  const path = target
    .replace('./dist/', '')
    .replace('*', String.raw`([^/]+)`)
    .replaceAll('*', String.raw`\1`);
  return [{ entry: entry.replace('.', library.name), module: new RegExp(`^${path}$`) }];
});

/** The name by which a site imports what a story imports, or undefined if it is not published. */
const publishedName = (from: string, story: string): string | undefined => {
  if (!from.startsWith('.')) return /^(@dealerkit\/|react$)/.test(from) ? from : undefined;
  const module = relative(sources, join(dirname(story), from));
  return entries.flatMap((published) => {
    const match = published.module.exec(module);
    return match ? [published.entry.replace('*', match[1] ?? '')] : [];
  })[0];
};

type Samples = Readonly<Record<string, unknown>>;

/** What a story file imports and declares: the published names with their imports, the sample data, and the text of its own declarations. */
const readStoryFile = (story: string, values: Samples) => {
  const source = readFileSync(story, 'utf8');
  const declarations = new Map<string, string>();
  const published = new Map<string, { name: string; from: string }>();
  const samples = new Map<string, unknown>();
  for (const node of babelParse(source).program.body) {
    const text = source.slice(node.start ?? 0, node.end ?? 0);
    if (node.type === 'TSInterfaceDeclaration') declarations.set(node.id.name, text);
    if (node.type === 'VariableDeclaration' && node.declarations[0]?.id.type === 'Identifier')
      declarations.set(node.declarations[0].id.name, text);
    if (node.type !== 'ImportDeclaration') continue;
    const from = publishedName(node.source.value, story);
    for (const specifier of node.specifiers) {
      const { name } = specifier.local;
      if (node.source.value.includes('/stories/fixtures/'))
        samples.set(name, specifier.type === 'ImportNamespaceSpecifier' ? values : values[name]);
      else if (specifier.type === 'ImportSpecifier' && from) {
        const isType = node.importKind === 'type' || specifier.importKind === 'type';
        published.set(name, { name: isType ? `type ${name}` : name, from });
      }
    }
  }
  return { declarations, published, samples };
};

type StoryFile = ReturnType<typeof readStoryFile>;
const isRecord = (value: unknown): value is Samples => typeof value === 'object' && value !== null;

/** A value as a literal, or undefined if it has functions, dates or the like. */
const literal = (value: unknown): string | undefined => {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value)) return undefined;
  return json.replaceAll(/"(\w+)":/g, ' $1: ');
};

/** Code of a story with sample data and handlers in place, and the other names that it needs. */
const inline = (code: string, samples: StoryFile['samples']) => {
  const changes: { start: number; end: number; text: string }[] = [];
  const change = (start: number | null | undefined, end: number | null | undefined, text: string) =>
    changes.push({ start: start ?? 0, end: end ?? 0, text });
  const names: string[] = [];
  traverse(babelParse(code), {
    TSTypeReference: ({ node: { typeName }, scope }) => {
      if (typeName.type === 'Identifier' && !scope.hasBinding(typeName.name)) names.push(typeName.name);
    },
    CallExpression: (path) => {
      const { callee, arguments: given, start, end } = path.node;
      const [handler] = given;
      if (callee.type !== 'Identifier' || callee.name !== 'fn') return;
      // The types of a handler are those of the prop.
      path.skipKey('typeParameters');
      change(start, handler?.start ?? end, handler ? '(' : 'async () => undefined');
      if (handler) change(handler.end, end, ')');
    },
    ReferencedIdentifier: ({ node, parent, scope }) => {
      if (node.name === 'fn' || scope.hasBinding(node.name)) return;
      const sample = samples.get(node.name);
      const isMember = parent.type === 'MemberExpression' && parent.object === node;
      const member = isMember && parent.property.type === 'Identifier' ? parent.property.name : undefined;
      const [value, { start, end }] =
        isMember && member !== undefined && isRecord(sample) ? [sample[member], parent] : [sample, node];
      const text = parent.type === 'TSTypeQuery' ? undefined : literal(value);
      if (text === undefined) names.push(node.name);
      else if (parent.type === 'ObjectProperty' && parent.shorthand) change(start, end, `${node.name}: ${text}`);
      else change(start, end, text);
    },
  });
  const text = changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text: by }) => changed.slice(0, start) + by + changed.slice(end), code);
  return { text, names };
};

/** A story as a site would write it, and what it imports; undefined if it needs more than the packages. */
const exampleOf = (snippet: string, { declarations, published, samples }: StoryFile) => {
  const [, own] = /^const (\w+) = \(\) =>/.exec(snippet) ?? [];
  if (own === undefined || published.has(own)) return undefined;
  const texts = new Map<string, string>();
  const begun = new Set<string>();
  const imported: string[] = [];
  /** Adds the declarations that come first, and then the code; returns whether it needs nothing else. */
  const add = (name: string, code: string): boolean => {
    begun.add(name);
    const { text, names } = inline(code, samples);
    const isWhole = names.every((needed) => {
      if (begun.has(needed)) return true;
      if (published.has(needed)) return imported.push(needed);
      const declaration = declarations.get(needed);
      return declaration !== undefined && add(needed, declaration);
    });
    texts.set(name, text);
    return isWhole;
  };
  if (!add(own, snippet.replace(/>\((<[^]*>)\)<\//, '>$1</'))) return undefined;
  const example = [...texts.values()].join('\n\n');
  return example.length <= LONGEST_EXAMPLE ? { example, names: imported } : undefined;
};

const importsOf = (names: readonly string[], { published }: StoryFile) => {
  const byEntry = new Map<string, string[]>();
  for (const used of new Set(names)) {
    const { name, from } = published.get(used) ?? { name: '', from: '' };
    if (from !== '') byEntry.set(from, [...(byEntry.get(from) ?? []), name].toSorted());
  }
  return Array.from(byEntry, ([from, group]) => `import { ${group.join(', ')} } from '${from}';`)
    .toSorted()
    .join('\n');
};

const complete = (component: ComponentManifest, values: Samples): ComponentManifest => {
  const file = readStoryFile(join(root, component.path), values);
  const parts = Object.entries(component.subcomponents ?? {});
  const used = [component.name, ...parts.map(([name]) => name)];
  const stories = component.stories.map(({ id, name, description, summary, snippet, warning = '' }) => {
    const story = { id, name, description, summary };
    const found = snippet !== undefined && !warning.includes('`...') && exampleOf(snippet, file);
    if (!found) return story;
    used.push(...found.names);
    return { ...story, snippet: found.example };
  });
  return {
    ...component,
    stories,
    import: importsOf(used, file),
    ...(component.subcomponents && {
      subcomponents: Object.fromEntries(
        parts.map(([name, part]) => [name, { ...part, import: importsOf([name], file) }]),
      ),
    }),
  };
};

/** Keeps the examples that a site can copy, with the published imports. Storybook writes them from stories, which import sources and sample data. */
export const completeManifest = async (manifest: ComponentsManifest): Promise<ComponentsManifest> => {
  const { module } = await runnerImport<Samples>(join(root, 'packages/ui/stories/fixtures/index.ts'));
  const components = Object.entries(manifest.components).map(([id, component]) => [id, complete(component, module)]);
  return { ...manifest, components: Object.fromEntries(components) as ComponentsManifest['components'] };
};
