import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameOf, nodesIn, parse, partOf, childrenOf } from './syntax.js';
import type { Node } from './syntax.js';

/** Every word that is read or heard comes from the catalogue or from a prop: none stands in a component. */

const sources = join(import.meta.dirname, '../src');

/** What a person reads or hears of an attribute, and what our own components draw of their props. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder|braillelabel)|alt|title|placeholder|label|content|hint|error|message|caption|header|advice|lead|confirm|cancel|words|text|name|count|value|summary)$/;

/** Names that no person reads: what a form, an icon or a script goes by. */
const technical = ['Icon.name', 'Controller.name', 'input.name', 'option.value'];

const isWord = (text: string) => /\p{L}/u.test(text);

/** The words of a literal or a template, wherever they stand in what is drawn: behind a condition, in a part of a template. */
const wordsIn = (node: Node): string[] => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' && isWord(node['value']) ? [node['value']] : [];
  if (node.type === 'TemplateElement') {
    const { cooked } = node['value'] as { cooked: string };
    return isWord(cooked) ? [cooked] : [];
  }
  if (/^(ConditionalExpression|LogicalExpression)$/.test(node.type))
    return ['left', 'right', 'consequent', 'alternate'].flatMap((part) => {
      const branch = partOf(node, part);
      return branch ? wordsIn(branch) : [];
    });
  const isJoined = node.type === 'BinaryExpression' && node['operator'] === '+';
  const holdsParts = /^(TemplateLiteral|JSXExpressionContainer|ParenthesizedExpression)$/.test(node.type);
  return isJoined || holdsParts ? childrenOf(node).flatMap(wordsIn) : [];
};

const inTag = (tag: Node): string[] =>
  childrenOf(tag)
    .filter(({ type }) => type === 'JSXAttribute')
    .flatMap((attribute) => {
      const name = nameOf(partOf(attribute, 'name'));
      const value = partOf(attribute, 'value');
      if (!value || !spoken.test(name) || technical.includes(`${nameOf(partOf(tag, 'name'))}.${name}`)) return [];
      return wordsIn(value).map((words) => `${name}="${words}"`);
    });

/** Parts that components are given in lists: columns, rows of a plate, entries of a menu. */
const inList = (property: Node): string[] => {
  const name = nameOf(partOf(property, 'key'));
  const value = partOf(property, 'value');
  return value && /^(label|title|header|advice|message|caption|hint|placeholder|alt)$/.test(name)
    ? wordsIn(value).map((words) => `${name}: "${words}"`)
    : [];
};

/** What stands in a script and would be read or heard. */
const literalsIn = (script: string): string[] =>
  nodesIn(parse(script)).flatMap((node) => {
    if (node.type === 'JSXText') return isWord(String(node['value'])) ? [String(node['value']).trim()] : [];
    if (node.type === 'JSXOpeningElement') return inTag(node);
    if (node.type === 'Property') return inList(node);
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
    return childrenOf(node)
      .filter(({ type }) => type === 'JSXExpressionContainer')
      .flatMap(wordsIn);
  });

describe('a word of a component', () => {
  it.each([
    '<p>Login</p>',
    '<p>{isOpen ? "Close" : null}</p>',
    '<p>{isOpen && "Close"}</p>',
    '<p>{`${count} parts`}</p>',
    '<p>{"৳" + price + " only"}</p>',
    '<>লগইন</>',
    '<button aria-label="Close" />',
    '<button aria-label={isOpen ? close : "Open"} />',
    '<ul aria-roledescription="carousel" />',
    '<img alt={`Picture of ${name}`} />',
    '<TextField label="Phone" />',
    'const columns = [{ key: "name", header: "Name" }]',
  ])('is found: %s', (script) => {
    expect(literalsIn(script)).toHaveLength(1);
  });

  it.each([
    '<p>{texts.login.title}</p>',
    '<p>4.5 / 5 – {number(2)}</p>',
    '<p className="wide" data-label={header}>{role === "admin" ? texts.admin : name}</p>',
    '<Icon name="trash" />',
    '<>{role.state === "failed" && <Retry />}</>',
    'const columns = [{ key: "name", header: texts.name }]',
    '<input type="text" name={name} autoComplete="off" />',
    '<img alt="" />',
    '<Show when={mode === "dark"}>{draw("wide")}</Show>',
  ])('is not seen where there is none: %s', (script) => {
    expect(literalsIn(script)).toEqual([]);
  });

  it('comes from the catalogue or from a prop in everything that is drawn', () => {
    const files = globSync('{elements,blocks,screens}/*/*.tsx', { cwd: sources }).filter(
      (file) => !/\.(stories|test)\.tsx$|\bstory\w+\.tsx$/.test(file),
    );
    expect(files.length).toBeGreaterThan(80);
    const found = files.flatMap((file) =>
      literalsIn(readFileSync(join(sources, file), 'utf8')).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
