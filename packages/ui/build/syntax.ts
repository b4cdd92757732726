import { parseSync } from 'vite';

/** A node of a parsed script (ESTree); what a kind of node holds is asked for by name. */
export interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The node that is the named part of another. */
export const partOf = (node: Node | undefined, part: string): Node | undefined => {
  const value = node?.[part];
  return isNode(value) ? value : undefined;
};

/** What lies directly inside a node, in the order in which it is written. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all that lies inside of it, in the order in which it is written. */
export const nodesIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

/** The words of an identifier, a key or a literal; a member is its names with a point between. */
export const nameOf = (node: Node | undefined): string => {
  if (node?.type === 'MemberExpression' || node?.type === 'JSXMemberExpression')
    return `${nameOf(partOf(node, 'object'))}.${nameOf(partOf(node, 'property'))}`;
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
};

/** Reads a script with JSX. */
export const parse = (script: string): Node => {
  const { program, errors } = parseSync('script.tsx', script);
  if (errors[0]) throw new Error(errors[0].message);
  return program as unknown as Node;
};
