import { croppedSize, cropRect } from './cropRect.js';
import type { Crop } from './cropRect.js';

/** Draws the cropped part of a loaded image on a background, in the format of a card; undefined if the browser cannot. */
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
  const rect = cropRect(source, crop);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, rect.left * width, rect.top * height, rect.width * width, rect.height * height);
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.92);
  });
};
