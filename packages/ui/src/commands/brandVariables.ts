import { surma } from '../theme/brands/surma.js';
import { leavesOf, variableName } from '../theme/roles.js';
import { scale } from '../theme/scale.js';

const { light, dark: _dark, ...shared } = surma;

/** The colour role of each variable. */
export const colorRoles: ReadonlyMap<string, string> = new Map(
  leavesOf(light).map(([path]) => [`--${variableName(['color', ...path])}`, path.join('.')]),
);

/** Every variable that a brand may set. */
const variables = [
  ...colorRoles.keys(),
  ...leavesOf(shared).map(([path]) => `--${variableName(path)}`),
  ...leavesOf(scale).map(([path]) => `--${variableName(path)}`),
];

/** The number of letters to insert, delete or replace between two words (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of Array.from(other).entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === otherLetter ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Returns undefined for a variable of the theme, or else the variable with the most similar name. */
export const suggestVariable = (name: string): string | undefined =>
  variables.includes(name)
    ? undefined
    : variables.toSorted((one, other) => distance(name, one) - distance(name, other))[0];
