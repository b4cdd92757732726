import { expect, it } from 'vitest';
import { pictureType } from './pictureType.js';

const box = (brands: string) => `\0\0\0\u001cftyp${brands}`;

it.each([
  ['a JPEG without a type', '\u00ff\u00d8\u00ff\u00e1\0\u0010Exif', '', 'image/jpeg'],
  ['a JPEG as image/jpg', '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF', 'image/jpg', 'image/jpeg'],
  ['a JPEG as octets', '\u00ff\u00d8\u00ff\u00db', 'application/octet-stream', 'image/jpeg'],
  ['a PNG that is named a JPEG', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'image/jpeg', 'image/png'],
  ['a WebP', 'RIFF\u0024\0\0\0WEBPVP8 ', '', 'image/webp'],
  ['an AVIF', box('avif\0\0\0\0avifmif1miaf'), '', 'image/avif'],
  ['an AVIF of another major brand', box('mif1\0\0\0\0mif1avifmiaf'), '', 'image/avif'],
  ['a photo of an iPhone', box('heic\0\0\0\0mif1heic'), 'image/jpeg', 'image/heic'],
  ['a drawing', '<svg xmlns=', 'image/jpeg', undefined],
  ['an animation', 'GIF89a', 'image/png', undefined],
  ['a film', box('isom\0\0\u0002\0isomiso2mp41'), 'image/avif', undefined],
  ['an empty file', '', 'image/jpeg', undefined],
])('knows %s by its first bytes', async (_, bytes, type, expected) => {
  const content = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  expect(await pictureType(new Blob([content], { type }))).toBe(expected);
});
