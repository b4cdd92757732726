import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GenericSchema, is } from 'valibot';
import { additionalCalls, type Call, contract, documentedCalls } from '@dealerkit/api-client';

const folder = join(import.meta.dirname, '..');

const additionalPrefix = 'Additional call of the dealerkit backend. ';

/** The doc comments of the rows of the contract, in their order. */
const comments: Record<string, string> = Object.fromEntries(
  Array.from(
    [
      'documentedCalls.ts',
      'orderCalls.ts',
      'orderDeskCalls.ts',
      'bookCalls.ts',
      'notificationCalls.ts',
      'personalDataCalls.ts',
      'passkeyCalls.ts',
      'pictureCalls.ts',
      'additionalCalls.ts',
    ]
      .map((file) => readFileSync(join(folder, 'src/calls', file), 'utf8'))
      .join('')
      .matchAll(/^ {2}\/\*\* (.+)\. \*\/\n {2}(\w+): call\(/gm),
    ([, comment = '', name = '']) => [name, comment],
  ),
);

/** What each call does. */
export const summaries = Object.fromEntries(
  Object.entries(comments).map(([name, comment]) => [name, comment.replace(additionalPrefix, '')]),
);

/** The client's declaration with the comments, because editors show none for the keys of a mapped type. */
export const clientDeclaration = [
  'export interface Client {',
  ...Object.entries<Call>(contract).map(
    ([name, { endpoint }]) =>
      `    /** ${comments[name]}: \`${endpoint}\`. */\n    readonly ${name}: Calls<typeof contract>['${name}'];`,
  ),
  '}',
].join('\n');

const tokens = { none: 'none', access: 'access', identity: 'ID token' };

/** The fields of a body, those that it may lack with a question mark. */
const bodyOf = ({ body }: Call): string => {
  if (body === undefined || !('entries' in body)) return '';
  const fields = Object.entries(body.entries as Record<string, GenericSchema>);
  return `: \`{${fields.map(([name, schema]) => `${name}${is(schema, undefined) ? '?' : ''}`).join()}}\``;
};

const tableOf = (calls: Record<string, Call>): string => {
  const rows = Object.entries(calls).map(([name, one]) => [
    `\`${name}\``,
    `\`${one.endpoint}\``,
    tokens[one.token],
    (summaries[name] ?? '') + bodyOf(one),
  ]);
  const header = ['function', 'call', 'token', 'what it does'];
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [lineOf(header), lineOf(widths.map((width) => '-'.repeat(width))), ...rows.map(lineOf)].join('\n');
};

/** The README with the table of the documented calls, and the number of the additional ones. */
export const withCallTable = (readme: string): string =>
  readme
    .replace(/^\| function [^]*?\|\n(?!\|)/m, () => `${tableOf(documentedCalls)}\n`)
    .replace(/\d+( additional\s+calls of the dealerkit backend)/, `${Object.keys(additionalCalls).length}$1`);

export const readmePath = join(folder, 'README.md');
