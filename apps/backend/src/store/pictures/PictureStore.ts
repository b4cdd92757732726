import type { PictureFormat, PictureWidth } from '@dealerkit/domain/parts/pictureFiles';

/** The size of the largest file of a picture, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** One file of a picture. */
export interface PictureContent {
  /** The width at most. */
  width: PictureWidth;
  format: PictureFormat;
  content: Uint8Array;
}

/** The files of a picture. */
export interface EncodedPicture extends PictureSize {
  files: readonly PictureContent[];
}

/** Uploaded pictures (D59). */
export interface PictureStore {
  /** Adds a picture, unless it is stored. */
  addPicture(hash: string, picture: EncodedPicture): Promise<void>;
  /** The size of a stored picture, which then counts as used. */
  reusePicture(hash: string): Promise<PictureSize | undefined>;
  /** The file of a picture that is as wide as the given width, or the widest below it. */
  getPictureFile(hash: string, width: number, format: PictureFormat): Promise<Uint8Array | undefined>;
  /**
   * Deletes the pictures that no part has named for 30 days, once a day (`YYYY-MM-DD`), also where several backends ask for it.
   * Resolves to the number of deleted ones.
   */
  collectPictures(day: string, now?: number): Promise<number>;
}
