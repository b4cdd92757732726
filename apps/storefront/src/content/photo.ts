import type { PictureSource } from '@dealerkit/ui/UiProvider';

interface Photo {
  /** Base name of the files in `public/photos`. */
  name: string;
  /** Shape of the picture in pixels, as its JPEG has it. */
  width: number;
  height: number;
  /** Widths there are, by format. */
  avif: readonly number[];
  webp: readonly number[];
}

const srcSet = (name: string, format: string, widths: readonly number[]) =>
  widths.map((width) => `/photos/${name}-${width}.${format} ${width}w`).join(', ');

/** Names all files of one picture in `public/photos`; the JPEG in its full width is for browsers that know no other format. */
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

/** Finds the small and new formats of a part's picture, where it is one of ours (`/photos/<name>-800.jpg`). */
export const pictureFor = (address: string): Omit<PictureSource, 'alt'> | undefined => {
  const name = partPhoto.exec(address)?.[1];
  return name === undefined ? undefined : photo({ name, width: 800, height: 800, avif: [400, 800], webp: [400, 800] });
};
