import { pictureWidths, type PictureFormat, type PictureWidth } from '@dealerkit/domain/parts/pictureFiles';
import sharp, { type Sharp } from 'sharp';
import type { EncodedPicture, PictureContent } from '../store/pictures/PictureStore.ts';
import { PictureError } from './PictureError.ts';

/** 24 megapixels, and what cameras of that name have more. */
const maxPixels = 24 * 2 ** 20;

/** The height of a file at most, in widths. */
const maxHeights = 2;

// Nothing but these four formats reaches a decoder, whatever the bytes pretend to be.
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });
sharp.cache(false);

type Encode = (picture: Sharp, width: PictureWidth) => Sharp;

const encoders: Record<PictureFormat, Encode> = {
  // A slower AVIF is a fifth smaller, for which only the small sizes have the time.
  avif: (picture, width) => picture.avif({ quality: 50, effort: width > 640 ? 0 : 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 75, effort: 2 }),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 78, progressive: true }),
};

/** The widths of the files of a picture: the smallest one that holds it whole, and all below. */
const widthsOf = (width: number) => pictureWidths.filter((_, index) => (pictureWidths[index - 1] ?? 0) < width);

const readHeader = async (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false }).metadata();

/** Checks what a picture says about itself, before any pixel is decoded. @throws PictureError */
async function checkHeader(bytes: Uint8Array): Promise<void> {
  const header = await readHeader(bytes).catch((error: unknown) => {
    throw new PictureError('unknownFormat', error);
  });
  if ((header.pages ?? 1) > 1) throw new PictureError('animated');
  if (header.width * header.height > maxPixels) throw new PictureError('tooManyPixels');
}

/** Decodes a picture upright, in sRGB, without its other data, and no larger than the largest file. @throws PictureError */
async function decode(bytes: Uint8Array) {
  const width = Math.max(...pictureWidths);
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width, height: maxHeights * width, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new PictureError('damaged', error);
  }
}

/** Encodes a picture in all sizes and formats. @throws PictureError for a picture that is not accepted */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  await checkHeader(bytes);
  const { data, info } = await decode(bytes);
  const { width, height, channels } = info;
  const files: PictureContent[] = [];
  // One after the other, so that only one size is in memory.
  for (const fileWidth of widthsOf(width)) {
    for (const [format, encode] of Object.entries(encoders) as [PictureFormat, Encode][]) {
      const picture = sharp(data, { raw: { width, height, channels } });
      const sized = fileWidth < width ? picture.resize({ width: fileWidth }) : picture;
      files.push({ width: fileWidth, format, content: await encode(sized, fileWidth).toBuffer() });
    }
  }
  return { width, height, files };
}
