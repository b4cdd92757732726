import type { Texts } from '../texts/en.js';

/** Values for the examples of sentences, by the names of parameters. */
const examples: ReadonlyMap<string, string | number> = new Map(
  (
    [
      ['count', 12],
      ['formatted added', '12'],
      ['year', 2026],
      ['index', 2],
      ['length maximum', '200'],
      ['rating', '4.5'],
      ['percentage', '15'],
      ['name customer user by who', 'Rahim Uddin'],
      ['part product what', 'Clutch Kit 430 mm'],
      ['pieces', '4 pcs'],
      ['status', 'Packed'],
      ['kind', 'Brake pads'],
      ['amount price balance sum paid revenue before', '৳1,500'],
      ['email', 'rahim@example.com'],
      ['phone example', '01700-000000'],
      ['file', 'parts.csv'],
      ['column field', 'Price'],
      ['shelf', 'A-12'],
      ['reason', 'Out of stock'],
      ['day date until', '5 March 2026'],
      ['time', '10:30'],
      ['from', '1'],
      ['to most shown', '20'],
      ['all total', '340'],
      ['label', 'Quantity'],
      ['filter', 'In stock'],
      ['action', 'Show all orders'],
      ['key', 'Esc'],
      ['method', 'Cash'],
      ['after now', '৳1,200'],
      ['present', '40'],
      ['read value', '38'],
      ['typed', '42'],
      ['files', 'a.jpg, b.jpg'],
      ['megabytes needed', '10'],
      ['days seconds', '30'],
      ['orders', '12 orders'],
      ['digits used page', '2'],
      ['rows', '120 rows'],
      ['columns', '80'],
      ['limit', '60'],
      ['row line', '7'],
      ['refused placed done left', '3'],
      ['matched', '98'],
      ['changed', '4'],
      ['unchanged', '104'],
      ['found', '9'],
      ['format', 'CSV'],
      ['about', 'Air Filter'],
      ['entry', 'Payment'],
      ['category', 'Brakes'],
      ['vehicle', 'Tata 1613'],
      ['words search', 'brake pad'],
      ['names', 'Brakes, Filters'],
      ['lines', '3 × 06454-10'],
      ['list', 'a, b'],
      ['available', '85'],
      ['quantity minimum', '5'],
      ['parts', '12 parts'],
      ['step', 'Pack'],
      ['ago', '3 days ago'],
      ['channel', 'E-mail'],
      ['number order', '1001'],
    ] as const
  ).flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const)),
);

export type Sentence = (...values: (string | number)[]) => string;

/** The names of a function's parameters. */
const parametersOf = (sentence: Sentence): string[] => {
  const [, list = ''] = /^\(([^)]*)\) =>/.exec(sentence.toString()) ?? [];
  return list.split(', ').filter(Boolean);
};

/** The values of an example, of the types that the function takes. */
export const exampleValues = (sentence: Sentence): (string | number)[] =>
  parametersOf(sentence).map((name) => examples.get(name) ?? `(${name})`);

const key = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));

const linesOf = (texts: object, commentOf: (path: string) => string | undefined, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const inner = path ? `${path}.${name}` : name;
    const comment = commentOf(inner);
    const comments = comment === undefined ? [] : [`// ${comment}`];
    if (typeof text === 'function') {
      const sentence = text as Sentence;
      const example = JSON.stringify(sentence(...exampleValues(sentence)));
      return [...comments, `// For example: ${example}`, `${key(name)}: ${sentence.toString()},`];
    }
    if (typeof text === 'string') return [...comments, `${key(name)}: ${JSON.stringify(text)},`];
    const lines = linesOf(text as object, commentOf, inner).map((line) => `  ${line}`);
    return [...comments, `${key(name)}: {`, ...lines, '},'];
  });

/**
 * Returns the source of a catalogue in the language `code`, which is English until it is translated: all texts in one object, with the
 * comments of their keys and an example of each sentence with values.
 */
export const languageFile = (code: string, english: Texts, commentOf: (path: string) => string | undefined) => `\
import type { Texts } from '@dealerkit/ui/texts/en';

// Translate what stands between quotes. Keep the keys, and \${names} in any order: they stand for values, as in the examples.
// A sentence may depend on a number, as in count === 1. \`npx dealerkit-ui check-language\` with this file shows what is left to do.
export const texts: Texts = {
${linesOf({ ...english, locale: code }, commentOf)
  .map((line) => `  ${line}`)
  .join('\n')}
};
`;

const comment = /^( *)\/\*\* (.+?) \*\/$/;

/** Returns the comments of the keys in the built modules of English, by their paths. */
export const readComments = (modules: readonly string[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const module of modules) {
    const path: string[] = [];
    let last: string | undefined;
    for (const line of module.split('\n')) {
      const [, spaces = '', name] = /^((?: {2})+)(\w+):/.exec(line) ?? [];
      if (name !== undefined) {
        path.splice(spaces.length / 2 - 1, path.length, name);
        if (last !== undefined) found.set(path.join('.'), last);
      }
      last = comment.exec(line)?.[2];
    }
  }
  return found;
};
