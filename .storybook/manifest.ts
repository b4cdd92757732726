import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { babelParse, traverse } from 'storybook/internal/babel';
import type { ComponentManifest, ComponentsManifest } from 'storybook/internal/types';
import library from '../packages/ui/package.json' with { type: 'json' };
import { loadStories, storyCode } from './storyArgs.ts';

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
      // A parameter in the type of a function is only a name.
      if (node.name === 'fn' || parent.type === 'TSFunctionType' || scope.hasBinding(node.name)) return;
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
  return { example: [...texts.values()].join('\n\n'), names: imported };
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

type Story = ComponentManifest['stories'][number];
type Example = NonNullable<ReturnType<typeof exampleOf>>;

/** The story as Storybook writes it, from its code. */
const fromCode = ({ snippet, warning = '' }: Story, file: StoryFile): Example | undefined => {
  const found = snippet !== undefined && !warning.includes('`...') && exampleOf(snippet, file);
  return found && found.example.length <= LONGEST_EXAMPLE ? found : undefined;
};

/** The first stories of a component whose code needs more than the packages, from the values of their args; the shortest is taken. */
const fromArgs = (component: ComponentManifest, file: StoryFile, module: Samples): [id: string, Example][] => {
  const examples = component.stories.flatMap(({ id, name }): [id: string, Example][] => {
    const code = storyCode(component.name, name, module);
    const example = code !== undefined && exampleOf(code, file);
    return example ? [[id, example]] : [];
  });
  const isShort = ([, { example }]: [string, Example]) => example.length <= LONGEST_EXAMPLE;
  const shortest = examples.toSorted(([, one], [, other]) => one.example.length - other.example.length);
  return (examples.some(isShort) ? examples.filter(isShort) : shortest).slice(0, 1);
};

const complete = (component: ComponentManifest, values: Samples, module: Samples): ComponentManifest => {
  const file = readStoryFile(join(root, component.path), values);
  const examples = new Map(
    component.stories.flatMap((story): [string, Example][] => {
      const example = fromCode(story, file);
      return example ? [[story.id, example]] : [];
    }),
  );
  for (const [id, example] of examples.size > 0 ? [] : fromArgs(component, file, module)) examples.set(id, example);
  const parts = Object.entries(component.subcomponents ?? {});
  const used = [component.name, ...parts.map(([name]) => name)];
  const stories = component.stories.map(({ id, name, description, summary }) => {
    const story = { id, name, description, summary };
    const found = examples.get(id);
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
  const { stories, fixtures } = await loadStories();
  const components = Object.entries(manifest.components).map(([id, component]) => [
    id,
    complete(component, fixtures, stories.get(component.path) ?? {}),
  ]);
  return { ...manifest, components: Object.fromEntries(components) as ComponentsManifest['components'] };
};
