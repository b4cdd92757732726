import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';

/** One text in both languages; what is filled in when it is shown stands as `…`. */
export interface Entry {
  /** Where it stands in the catalogue: `order.placed`. */
  path: string;
  en: string;
  bn: string;
}

type Text = string | ((...filled: never[]) => string) | { readonly [key: string]: Text };

const blank = '…';

/** A figure that is left blank comes out of the number format as "not a number". */
const said = (text: Exclude<Text, object> | ((...filled: never[]) => string)) =>
  typeof text === 'string'
    ? text
    : (text as (...filled: unknown[]) => string)(blank, blank).replaceAll(String(Number.NaN), blank);

const entriesOf = (english: Text, bangla: Text, path: string): Entry[] => {
  if (typeof english === 'object' && typeof bangla === 'object') {
    return Object.entries(english).flatMap(([key, text]) => {
      const other = bangla[key];
      return other === undefined ? [] : entriesOf(text, other, path ? `${path}.${key}` : key);
    });
  }
  if (typeof english === 'object' || typeof bangla === 'object') throw new Error(`${path} is no text in one language`);
  return [{ path, en: said(english), bn: said(bangla) }];
};

const everything = entriesOf(en, bn, '');

const sectionOf = ({ path }: Entry) => (path.includes('.') ? path.slice(0, path.indexOf('.')) : 'itself');

/** The catalogues side by side, by section in their own order; what stands in no section tells of the catalogue itself. */
export const catalogue: readonly { section: string; entries: readonly Entry[] }[] = [
  ...new Set(everything.map(sectionOf)),
].map((section) => ({ section, entries: everything.filter((entry) => sectionOf(entry) === section) }));

/** The text at a path, in English. */
export const englishAt = (path: string) => {
  const found = everything.find((entry) => entry.path === path);
  if (!found) throw new Error(`no text stands at ${path}`);
  return found.en;
};
