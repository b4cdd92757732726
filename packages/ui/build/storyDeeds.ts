import { childrenOf, nameOf, nodesIn, partOf } from './syntax.js';
import type { Node } from './syntax.js';

/** What a `play` does, step by step; `key` is any key or letter, `escape` is Escape among them. */
export type Deed = 'tab' | 'key' | 'escape' | 'expect' | 'focusBack' | 'notByKey';

const words: Record<string, readonly Deed[]> = {
  tabTo: ['tab'],
  walkTo: ['tab'],
  press: ['key'],
  write: ['tab', 'key'],
  follow: ['key'],
  expect: ['expect'],
  expectFocusBack: ['focusBack'],
};

const byMouseOrScript =
  /^userEvent\.(click|dblClick|tripleClick|hover|unhover|pointer|type|clear|selectOptions|deselectOptions|upload|paste)$|^fireEvent\b|\.(focus|blur|click|select)$/;

const isEscape = (call: Node) => nodesIn(call).some((node) => nameOf(node).includes('{Escape}'));

const doneBy = (call: Node): Deed[] => {
  const name = nameOf(partOf(call, 'callee'));
  if (byMouseOrScript.test(name)) return ['notByKey'];
  return (words[name] ?? []).map((deed) => (deed === 'key' && isEscape(call) ? 'escape' : deed));
};

type Known = Map<string, Node>;

/** What is declared at the top of a script, by name. */
const declaredIn = (program: Node): Known =>
  new Map(
    childrenOf(program)
      .map((statement) => partOf(statement, 'declaration') ?? statement)
      .filter(({ type }) => type === 'VariableDeclaration')
      .flatMap((declaration) => childrenOf(declaration))
      .flatMap((declarator): [string, Node][] => {
        const value = partOf(declarator, 'init');
        return value ? [[nameOf(partOf(declarator, 'id')), value]] : [];
      }),
  );

/** In the order of doing: what a call is given is done before it, and what it does itself stands in its place. */
const deedsOf = (node: Node, known: Known): Deed[] => {
  const inside = childrenOf(node).flatMap((child) => deedsOf(child, known));
  if (node.type !== 'CallExpression') return inside;
  const callee = nameOf(partOf(node, 'callee'));
  const own = known.get(callee);
  if (!own) return [...inside, ...doneBy(node)];
  const others = new Map([...known].filter(([name]) => name !== callee));
  return [...inside, ...deedsOf(own, others)];
};

/** What each story of a script does in its `play`. */
export const deedsIn = (program: Node): Deed[][] => {
  const known = declaredIn(program);
  return [...known.values()]
    .flatMap(childrenOf)
    .filter((part) => part.type === 'Property' && nameOf(partOf(part, 'key')) === 'play')
    .flatMap((play) =>
      childrenOf(play)
        .filter(({ type }) => type !== 'Identifier')
        .map((body) => deedsOf(body, known)),
    );
};
