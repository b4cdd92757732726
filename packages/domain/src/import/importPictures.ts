import { mapFacts, writeDescription } from '../parts/partFacts.js';
import { splitPictures } from '../parts/pictures.js';

/** A semicolon inside an address, as in `data:image/png;base64`, separates nothing. */
const separator = /\s*;\s+|(?<=\.[a-z]{3,4}\s*);|[\r\n]+/i;

/** Returns the addresses and names of files in a cell of a list, which are separated by semicolons. */
export const readPictureCell = (text: string): string[] =>
  text
    .split(separator)
    .map((value) => value.replace(/;$/, '').trim())
    .filter(Boolean);

/** Whether a value of a cell is the name of a file; an address starts with a scheme or a slash. */
export const isFileName = (value: string): boolean => !/^(?:[a-z][a-z+.-]+:|\/)/i.test(value);

/** Returns the key by which a name in a list finds its file: without folders, in any case and in any form of Unicode. */
export const fileKey = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase();

/** Returns a part with these addresses as its pictures, after those that its description lists. */
export const withPictures = <Listed extends { image: string; description?: string | undefined }>(
  part: Listed,
  addresses: readonly string[],
): Listed => {
  const { image, pictures } = splitPictures(addresses.map((address) => ({ image: address, text: '' })));
  const text = part.description ?? '';
  const description = writeDescription({ text, ...mapFacts((): string[] => []), pictures });
  return { ...part, image, description: description || undefined };
};
