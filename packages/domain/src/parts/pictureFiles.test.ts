import { expect, it } from 'vitest';
import {
  parsePictureFileName,
  pictureAddress,
  pictureFileName,
  picturesNamedIn,
  pictureSources,
  pictureTypes,
  pictureWidths,
} from './pictureFiles.js';
import type { PictureFormat } from './pictureFiles.js';

const hash = '0123456789abcdef0123456789abcdef';

it('reads each name of a file that it writes', () => {
  for (const format of Object.keys(pictureTypes) as PictureFormat[]) {
    for (const width of pictureWidths) {
      const file = { hash, width, format };
      expect(parsePictureFileName(pictureFileName(file))).toEqual(file);
    }
  }
  expect(parsePictureFileName(pictureFileName({ hash, format: 'jpg' }))).toEqual({ hash, format: 'jpg' });
});

it.each([
  '',
  hash,
  `${hash}.avif`,
  `${hash}.png`,
  `${hash}-161.jpg`,
  `${hash}-0160.jpg`,
  `${hash}-160.jpg.exe`,
  `${hash.toUpperCase()}.jpg`,
  `${hash.slice(1)}.jpg`,
  `../${hash}.jpg`,
])('refuses the name %j', (name) => {
  expect(parsePictureFileName(name)).toBeUndefined();
});

it('lists the files of an uploaded picture by format, the JPEG last', () => {
  const sources = pictureSources(pictureAddress(hash));
  expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
  expect(sources?.[1]?.srcSet).toBe(
    [160, 320, 400, 640, 960, 1600]
      .map((width) => `/api/pictures/${hash}-${String(width)}.webp ${String(width)}w`)
      .join(', '),
  );
});

it('keeps the origin of a picture of another host', () => {
  const [source] = pictureSources(`https://api.dealer.example${pictureAddress(hash)}`) ?? [];
  expect(source?.srcSet).toMatch(/^https:\/\/api\.dealer\.example\/api\/pictures\/[0-9a-f]{32}-160\.avif 160w, https:/);
});

it.each([
  undefined,
  '',
  '/pictures/brake.jpg',
  `/api/pictures/${hash}-640.jpg`,
  `/api/pictures/${hash}.jpg?size=2`,
  `javascript:/api/pictures/${hash}.jpg`,
])('has no files for the address %j', (address) => {
  expect(pictureSources(address)).toBeUndefined();
});

it('finds the uploaded pictures that a text names', () => {
  const other = hash.replaceAll('0', 'f');
  const text = `OEM: 1\nPictures: ${pictureAddress(hash)} | Front, worn; https://shop.example${pictureAddress(other)} | Back`;
  expect(picturesNamedIn(text)).toEqual([hash, other]);
  expect(picturesNamedIn(`/api/pictures/${hash}0.jpg https://elsewhere.example/${hash}.jpg`)).toEqual([]);
});
