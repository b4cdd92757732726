import type { PictureType } from './pictureType.js';

/** The most pixels of a picture that a host takes. */
const MAX_PIXELS = 24_000_000;

/** The longer side of a picture that is made smaller, in pixels: twice the width of the largest file that the shop serves. */
const SIDE = 3200;

const sizeOf = async (file: Blob): Promise<{ width: number; height: number }> => {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('The browser cannot decode the picture.')));
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
};

const draw = async (file: Blob, resizeWidth: number, type: string): Promise<Blob> => {
  // The browser decodes and resizes in one step, so that a phone never holds all pixels of a large photo.
  const bitmap = await createImageBitmap(file, { resizeWidth, resizeQuality: 'high' });
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot encode the picture.'))),
      type,
      0.9,
    );
  });
};

/**
 * Returns a picture that a host takes: the file itself, or a smaller one if it has more bytes or pixels, or a type that only the
 * browser decodes. @throws if the browser cannot decode the picture
 */
export const makeSmaller = async (file: File, type: PictureType, maxBytes: number): Promise<File> => {
  const { width, height } = await sizeOf(file);
  const fits = file.size <= maxBytes && width * height <= MAX_PIXELS;
  if (fits && type !== 'image/heic') return file;
  const isPhoto = type === 'image/jpeg' || type === 'image/heic';
  const scale = Math.min(1, SIDE / Math.max(width, height));
  // WebP keeps transparency.
  const drawn = await draw(file, Math.round(width * scale), isPhoto ? 'image/jpeg' : 'image/webp');
  return new File([drawn], file.name, { type: drawn.type, lastModified: file.lastModified });
};
