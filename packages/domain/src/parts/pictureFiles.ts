/** The widths of the files of an uploaded picture, in pixels; a card of a desktop needs 400. A picture is never enlarged: a narrower one has its own width instead. */
export const pictureWidths = [160, 320, 400, 640, 960, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The formats of the files, the smallest first, with their media types. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof pictureTypes;

/** The name of a file of an uploaded picture. */
export interface PictureFile {
  /** The name of the picture, 32 hexadecimal digits. */
  hash: string;
  /** The width at most; undefined for the widest. */
  width?: PictureWidth | undefined;
  format: PictureFormat;
}

/** The files of a picture in one format, as an element `source` or `img` takes them. */
export interface PictureSource {
  /** The media type. */
  type: (typeof pictureTypes)[PictureFormat];
  /** The addresses with their widths. */
  srcSet: string;
}

/** The path under which a host serves uploaded pictures. */
export const picturesPath = '/api/pictures';

/** Returns the name of a file, such as `<hash>-640.webp`. */
export const pictureFileName = ({ hash, width, format }: PictureFile): string =>
  `${hash}${width === undefined ? '' : `-${String(width)}`}.${format}`;

/** Reads the name of a file; undefined for another name. Only the JPEG has a name without a width. */
export function parsePictureFileName(name: string): PictureFile | undefined {
  const [, hash, width, extension = ''] = /^([\da-f]{32})(?:-(\d+))?\.(\w+)$/.exec(name) ?? [];
  const format = (Object.keys(pictureTypes) as PictureFormat[]).find((each) => each === extension);
  if (hash === undefined || format === undefined) return undefined;
  if (width === undefined) return format === 'jpg' ? { hash, format } : undefined;
  const known = pictureWidths.find((each) => String(each) === width);
  return known && { hash, width: known, format };
}

/** Returns the address of an uploaded picture, which the `image` of a part holds. */
export const pictureAddress = (hash: string): string => `${picturesPath}/${pictureFileName({ hash, format: 'jpg' })}`;

/** Returns the files of the picture at an address, best format first and JPEG last; undefined for an address that is no uploaded picture. */
export function pictureSources(address: string | undefined): readonly PictureSource[] | undefined {
  const [, folder, hash] = /^((?:https?:\/\/[^/?#\s]+)?\/api\/pictures\/)([\da-f]{32})\.jpg$/.exec(address ?? '') ?? [];
  if (folder === undefined || hash === undefined) return undefined;
  return (Object.keys(pictureTypes) as PictureFormat[]).map((format) => ({
    type: pictureTypes[format],
    srcSet: pictureWidths
      .map((width) => `${folder}${pictureFileName({ hash, width, format })} ${String(width)}w`)
      .join(', '),
  }));
}

/** Returns the names of the uploaded pictures whose addresses stand in a text. */
export const picturesNamedIn = (text: string): string[] =>
  [...text.matchAll(/\/api\/pictures\/([\da-f]{32})(?![\da-f])/g)].flatMap(([, hash = '']) => hash);
