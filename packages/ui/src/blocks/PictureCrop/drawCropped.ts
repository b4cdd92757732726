import { croppedSize, cropRect } from './cropRect.js';
import type { Crop } from './cropRect.js';

/** Draws an image that has loaded in the format of a card, before a background; undefined if the browser cannot. */
export const drawCropped = async (
  image: HTMLImageElement,
  crop: Crop,
  background: string,
): Promise<Blob | undefined> => {
  const source = { width: image.naturalWidth, height: image.naturalHeight };
  const { width, height } = croppedSize(source, crop);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  const drawn = cropRect(source, crop);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, drawn.left * width, drawn.top * height, drawn.width * width, drawn.height * height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.92);
  });
};
