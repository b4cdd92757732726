import { subtle } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { pictureAddress } from '@dealerkit/domain/pictureFiles';
import { HttpError } from '../http/HttpError.ts';
import { createReadQueue } from '../http/readQueue.ts';
import { PictureError } from '../pictures/PictureError.ts';
import type { Store } from '../store/Store.ts';
import type { Handlers } from './Handler.ts';

/** How many pictures are encoded at once, so that a processor remains for the other calls. */
const encodedAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** The name of a picture, which only the same bytes have. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Not on the event loop, which large pictures would block.
  return Buffer.from(await subtle.digest('SHA-256', bytes))
    .toString('hex')
    .slice(0, 32);
}

/** Decodes and encodes a picture. @throws HttpError 422 for one that is not accepted */
async function encode(bytes: Uint8Array) {
  // Loaded on demand, so that a shop starts without the decoders.
  const { encodePicture } = await import('../pictures/encodePicture.ts');
  try {
    return await encodePicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new HttpError(422, `The picture ${error.message}.`, [{ path: 'picture', message: error.message }]);
  }
}

/** The handlers of the calls about pictures. */
export function pictureCalls(store: Pick<Store, 'addPicture' | 'reusePicture'>): Handlers<'uploadPicture'> {
  const inTurn = createReadQueue(encodedAtOnce);
  return {
    async uploadPicture({ picture }, { request: { raw } }) {
      const bytes = picture as Uint8Array<ArrayBuffer>;
      const hash = await hashOf(bytes);
      const encodeAndStore = async () => {
        if (raw.socket.destroyed) throw new HttpError(400, 'The connection was closed before the picture was encoded.');
        const encoded = await encode(bytes);
        await store.addPicture(hash, encoded);
        return encoded;
      };
      const { width, height } = (await store.reusePicture(hash)) ?? (await inTurn(0, encodeAndStore));
      return { image: pictureAddress(hash), width, height };
    },
  };
}
