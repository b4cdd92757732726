import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PictureSource } from '@dealerkit/ui/UiProvider';
import { describe, expect, it } from 'vitest';
import { home } from './en/home.js';
import { notFoundPicture } from './en/notFound.js';
import { pictureFor } from './photo.js';

const folder = fileURLToPath(new URL('../../public', import.meta.url));

type Files = Omit<PictureSource, 'alt'>;

const filesOf = ({ src, sources = [] }: Files) => [
  src,
  ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')),
];

/** Reads width and height from the frame header of a JPEG. */
const sizeOfJpeg = (file: string) => {
  const bytes = readFileSync(file);
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const isFrame = [0xc0, 0xc1, 0xc2].includes(bytes[at + 1] ?? 0);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return undefined;
};

const pictures: Files[] = [
  home.hero.picture,
  ...home.slides.map(({ picture }) => picture),
  home.owner.portrait,
  notFoundPicture,
  ...readdirSync(`${folder}/photos`)
    .filter((file) => file.endsWith('-800.jpg'))
    .map((file) => pictureFor(`/photos/${file}`))
    .filter((picture) => picture !== undefined),
];

describe('the pictures', () => {
  it('are those of the shop and of 24 parts', () => {
    expect(pictures).toHaveLength(7 + 24);
  });

  it.each(pictures.map((picture) => [picture.src, picture] as const))(
    '%s exists in all its sizes and formats',
    (src, picture) => {
      expect(filesOf(picture).filter((file) => !existsSync(folder + file))).toEqual([]);
      expect(sizeOfJpeg(folder + src)).toEqual({ width: picture.width, height: picture.height });
    },
  );
});

it.each(['https://cdn.example/photos/disc-800.jpg', '/photos/disc-400.jpg', '/photos/../x-800.jpg', 'disc', ''])(
  'pictureFor returns undefined for %j',
  (url) => {
    expect(pictureFor(url)).toBeUndefined();
  },
);
