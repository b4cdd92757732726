import type { Part } from '../entities.js';
import { readDescription } from './partFacts.js';

/** A picture of a part. */
export interface ListedPicture {
  /** Its address. */
  image: string;
  /** What it shows; empty if the dealer has not written it. */
  text: string;
}

/** How a part keeps its pictures: the address of the first one, and the values of the line `Pictures:` of its description. */
export interface StoredPictures {
  image: string;
  pictures: readonly string[];
}

/** How many pictures the form of a part takes. */
export const MAX_PICTURES = 12;

/** The maximum length of the text of a picture, in characters. */
export const MAX_PICTURE_TEXT = 200;

/** Semicolons separate pictures, and a bar separates the address from the text. */
const writeAddress = (image: string) => image.trim().replace(/[\s;|]/g, (sign) => encodeURIComponent(sign));

const writeText = (text: string) =>
  text
    .split(/[;\r\n]/)
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');

/** Returns a picture as a description keeps it: without separators and ends of lines. */
export const cleanPicture = ({ image, text }: ListedPicture): ListedPicture => ({
  image: writeAddress(image),
  text: writeText(text),
});

const readValue = (value: string): ListedPicture => {
  const [image = '', ...text] = value.split('|');
  return { image: image.trim(), text: text.join('|').trim() };
};

const writeValue = (picture: ListedPicture): string => {
  const { image, text } = cleanPicture(picture);
  return text === '' ? image : `${image} | ${text}`;
};

/** Reads the pictures of a part. The first value of the line may be the first picture again, with its text. */
export const joinPictures = ({ image, pictures }: StoredPictures): ListedPicture[] => {
  const listed = pictures.map(readValue).filter((picture) => picture.image !== '');
  const [own, ...others] = listed;
  const first = image.trim();
  if (first === '') return listed;
  return own?.image === writeAddress(first)
    ? [{ ...own, image: first }, ...others]
    : [{ image: first, text: '' }, ...listed];
};

/** Returns what a part keeps of its pictures; `joinPictures` reads it back. */
export const splitPictures = ([first, ...others]: readonly ListedPicture[]): StoredPictures => {
  if (!first) return { image: '', pictures: [] };
  // Without its own value, a second picture of the same address would be read as the text of the first.
  const isListed =
    writeText(first.text) !== '' || (others[0] && writeAddress(others[0].image) === writeAddress(first.image));
  return { image: first.image.trim(), pictures: [...(isListed ? [first] : []), ...others].map(writeValue) };
};

/** Returns the pictures of a part, the first one first. */
export const picturesOf = ({ image = '', description }: Partial<Part>): ListedPicture[] =>
  joinPictures({ image, pictures: readDescription(description).pictures });
