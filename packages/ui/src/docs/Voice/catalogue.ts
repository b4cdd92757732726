import { bn } from '../../texts/bn.js';
import { en } from '../../texts/en.js';

/** One text in both languages; arguments are shown as `…`. */
export interface Entry {
  /** The key in the catalogue: `order.placed`. */
  path: string;
  en: string;
  bn: string;
}

type Text = string | ((...values: never[]) => string) | { readonly [key: string]: Text };

const placeholder = '…';

/** Number formats turn the placeholder into NaN, which is replaced again. */
const format = (text: Exclude<Text, object> | ((...values: never[]) => string)) =>
  typeof text === 'string'
    ? text
    : (text as (...values: unknown[]) => string)(...Array<string>(text.length).fill(placeholder)).replaceAll(
        String(Number.NaN),
        placeholder,
      );

const entriesOf = (english: Text, bangla: Text, path: string): Entry[] => {
  if (typeof english === 'object' && typeof bangla === 'object') {
    return Object.entries(english).flatMap(([key, text]) => {
      const other = bangla[key];
      return other === undefined ? [] : entriesOf(text, other, path ? `${path}.${key}` : key);
    });
  }
  if (typeof english === 'object' || typeof bangla === 'object')
    throw new Error(`${path} is a section in one language only`);
  return [{ path, en: format(english), bn: format(bangla) }];
};

const allEntries = entriesOf(en, bn, '');

const sectionOf = ({ path }: Entry) => (path.includes('.') ? path.slice(0, path.indexOf('.')) : 'catalogue');

/** Both catalogues by section, in source order; keys without a section describe the catalogue. */
export const catalogue: readonly { section: string; entries: readonly Entry[] }[] = [
  ...new Set(allEntries.map(sectionOf)),
].map((section) => ({ section, entries: allEntries.filter((entry) => sectionOf(entry) === section) }));

/** The English text of a key. */
export const englishAt = (path: string) => {
  const entry = allEntries.find((each) => each.path === path);
  if (!entry) throw new Error(`no text has the key ${path}`);
  return entry.en;
};
