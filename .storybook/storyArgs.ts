import { join, relative } from 'node:path';
import { isValidElement } from 'react';
import type { ReactElement } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { isMockFunction } from 'storybook/test';
import { importModule } from './importModule.ts';

type Values = Readonly<Record<string, unknown>>;
/** What a module of stories exports: the story or, as `default`, what all its stories have in common. */
type Story = { name?: string; args?: Values } | undefined;

/** How many entries of a list an example shows. */
const SHOWN_ENTRIES = 2;

interface StoryModules {
  storyModules: Record<string, Values>;
  fixtures: Values;
}

/** Loads the modules of all stories, by their path in the repository, and their sample data. */
export const loadStories = async (): Promise<{ stories: Map<string, Values>; fixtures: Values }> => {
  const { storyModules, fixtures } = await importModule<StoryModules>(join(import.meta.dirname, 'storyModules.ts'));
  const root = join(import.meta.dirname, '..');
  const named = Object.entries(storyModules).map(
    ([path, module]) => [`./${relative(root, join(import.meta.dirname, path))}`, module] as const,
  );
  return { stories: new Map(named), fixtures };
};

/** The tag or component name of an element; undefined if it has none. */
const nameOf = ({ type }: ReactElement) => {
  if (typeof type === 'string') return type;
  const named = type as { displayName?: string; name?: string; render?: { name?: string } };
  return named.displayName ?? named.name ?? named.render?.name;
};

/** Whether JSX needs no braces for a value. */
const isPlainText = (value: unknown): value is string =>
  typeof value === 'string' && /^[^\s"{}<>&\\]([^\n"{}<>&\\]*[^\s"{}<>&\\])?$/.test(value);

const codeOf = (value: unknown): string => {
  if (isValidElement<Values>(value)) return elementCode(nameOf(value) ?? '', value.props);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (value instanceof Map) return `new Map(${codeOf([...value])})`;
  if (isMockFunction(value)) return codeOf(value.getMockImplementation() ?? (async () => undefined));
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.slice(0, SHOWN_ENTRIES).map(codeOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const properties = Object.entries(value).map(
    ([name, property]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${codeOf(property)}`,
  );
  return `{ ${properties.join(', ')} }`;
};

const elementCode = (name: string, props: Values): string => {
  const { children, ...others } = props;
  const attributeCode = (value: unknown) => (isPlainText(value) ? `"${value}"` : `{${codeOf(value)}}`);
  const attributes = Object.entries(others).map(([attribute, value]) => `\n    ${attribute}=${attributeCode(value)}`);
  const content = isPlainText(children) ? children : `{${codeOf(children)}}`;
  return `<${name}${attributes.join('')}${children === undefined ? ' />' : `>${content}</${name}>`}`;
};

/** A story of plain args as code, and undefined if it has none. */
export const storyCode = (component: string, story: string, module: Values): string | undefined => {
  const found = Object.entries(module).find(
    ([name, value]) => name !== 'default' && ((value as Story)?.name ?? storyNameFromExport(name)) === story,
  );
  if (!found) return undefined;
  const [name, own] = found as [string, Story];
  const args = { ...(module.default as Story)?.args, ...own?.args };
  return `const ${name} = () => ${elementCode(component, args)};`;
};
