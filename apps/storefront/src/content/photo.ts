import type { PictureSource } from '@dealerkit/ui/UiProvider';

interface Photo {
  /** Base name of the files in `public/photos`. */
  name: string;
  /** Size of the JPEG in pixels. */
  width: number;
  height: number;
  /** Widths of the files in pixels, by format. */
  avif: readonly number[];
  webp: readonly number[];
}

const srcSet = (name: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `/photos/${name}-${width}.${format} ${width}w`).join(', ');

/** Lists the files of one picture in `public/photos`. The JPEG is for browsers that support no other format. */
export const photo = ({ name, width, height, avif, webp }: Photo): Omit<PictureSource, 'alt'> => ({
  src: `/photos/${name}-${width}.jpg`,
  width,
  height,
  sources: [
    { type: 'image/avif', srcSet: srcSet(name, 'avif', avif) },
    { type: 'image/webp', srcSet: srcSet(name, 'webp', webp) },
  ],
});

const partPhoto = /^\/photos\/([\w-]+)-800\.jpg$/;

/** Lists the other files of a part's picture with a URL of ours (`/photos/<name>-800.jpg`); undefined for any other URL. */
export const pictureFor = (url: string): Omit<PictureSource, 'alt'> | undefined => {
  const name = partPhoto.exec(url)?.[1];
  return name === undefined
    ? undefined
    : photo({ name, width: 800, height: 800, avif: [400, 600, 800], webp: [400, 800] });
};
