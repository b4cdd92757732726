import { isFileName, withPictures } from '@dealerkit/domain/import/importPictures';
import type { Input } from '../../index.js';
import { type AddResult, waitFor } from './createPartSender.js';
import type { useUploadPicture } from '../parts/useUploadPicture.js';

/** Uploads a picture of a list. */
export type UploadPicture = NonNullable<ReturnType<typeof useUploadPicture>>;

/** A part of a list, whose pictures may have to be uploaded first. */
export interface PartWithPictures {
  part: Input<'addPart'>;
  /** The pictures of the part: addresses, and files to upload. */
  pictures: readonly (string | File)[];
}

interface UploadSteps {
  /** Undefined on a host that takes no pictures. */
  upload: UploadPicture | undefined;
  /** Called with the share of a file that is sent, from 0 to 1. */
  onUpload: (file: string, sent: number) => void;
  signal: AbortSignal;
}

/** The part with the addresses of its pictures, or why it does not have them yet. */
type UploadResult = { part: Input<'addPart'> } | { failed: NonNullable<AddResult> };

/** Errors that are about the file; after the others, such as a broken connection, the same file can be sent again. */
const isRefusal = (kind: string | undefined) => kind === undefined || kind === 'unexpected';

/** Returns a function that uploads the pictures of a part. A file that several rows name is uploaded once. */
export const createRowUploader = () => {
  const addresses = new WeakMap<File, string>();

  return async ({ part, pictures }: PartWithPictures, steps: UploadSteps): Promise<UploadResult> => {
    const { upload, onUpload, signal } = steps;
    const images: string[] = [];
    for (const picture of pictures) {
      // A file that was not chosen.
      if (typeof picture === 'string' && isFileName(picture)) continue;
      const known = typeof picture === 'string' ? picture : addresses.get(picture);
      if (known !== undefined) images.push(known);
      else if (picture instanceof File && upload) {
        const onProgress = (sent: number) => onUpload(picture.name, sent);
        onProgress(0);
        const result = await upload(picture, { signal, onProgress });
        if ('image' in result) {
          addresses.set(picture, result.image);
          images.push(result.image);
        } else {
          if (result.kind === 'tooMany') return { failed: waitFor(result.retryAfter) };
          const message = `${picture.name}: ${result.message}`;
          if (isRefusal(result.kind)) return { failed: { kind: 'refused', message, fields: { image: message } } };
          return { failed: { kind: 'stopped', message, isUnknown: false } };
        }
      }
    }
    return { part: images.length > 0 ? withPictures(part, images) : part };
  };
};
