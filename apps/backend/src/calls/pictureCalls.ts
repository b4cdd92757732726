import { subtle } from 'node:crypto';
import { pictureAddress } from '@dealerkit/domain/parts/pictureFiles';
import { HttpError } from '../http/HttpError.ts';
import { PictureError } from '../pictures/PictureError.ts';
import { createPictureEncoder } from '../pictures/pictureEncoder.ts';
import type { Store } from '../store/Store.ts';
import type { Handlers } from './Handler.ts';

/** The name of a picture, which only the same bytes have. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Not on the event loop, which large pictures would block.
  return Buffer.from(await subtle.digest('SHA-256', bytes))
    .toString('hex')
    .slice(0, 32);
}

function asHttpError(error: unknown): unknown {
  if (!(error instanceof PictureError)) return error;
  return new HttpError(422, `The picture ${error.message}.`, [{ path: 'picture', message: error.message }]);
}

/** The handlers of the calls about pictures. */
export function pictureCalls(store: Pick<Store, 'addPicture' | 'reusePicture'>): Handlers<'uploadPicture'> {
  const encode = createPictureEncoder();
  return {
    async uploadPicture({ picture }, { request: { raw } }) {
      const bytes = picture as Uint8Array<ArrayBuffer>;
      const hash = await hashOf(bytes);
      const known = await store.reusePicture(hash);
      if (known) return { image: pictureAddress(hash), ...known };
      const encoded = await encode(bytes, () => !raw.socket.destroyed).catch((error: unknown) => {
        throw asHttpError(error);
      });
      if (!encoded) throw new HttpError(400, 'The connection was closed before the picture was encoded.');
      await store.addPicture(hash, encoded);
      return { image: pictureAddress(hash), width: encoded.width, height: encoded.height };
    },
  };
}
