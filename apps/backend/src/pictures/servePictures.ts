import { parsePictureFileName, pictureTypes, pictureWidths } from '@dealerkit/domain/parts/pictureFiles';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/HttpError.ts';
import type { ReadLimit } from '../http/readLimit.ts';
import type { PictureStore } from '../store/pictures/PictureStore.ts';

interface PictureRequest {
  Params: { file: string };
}

/** Serves the files of uploaded pictures, which never change; returns the routes. */
export function servePictures(
  app: FastifyInstance,
  store: Pick<PictureStore, 'getPictureFile'>,
  readLimit: ReadLimit,
): { method: string; url: string }[] {
  const url = '/pictures/:file';
  app.get<PictureRequest>(url, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { file } = request.params;
    const named = parsePictureFileName(file);
    if (!named) throw new HttpError(404, 'There is no such picture.');
    const { hash, width = Math.max(...pictureWidths), format } = named;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      // Also the pages of other origins show it: those of a shop on another host than its API.
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${file}"`,
    };
    const used = await readLimit.begin(request, reply);
    const content = await readLimit.run(request, used, () => store.getPictureFile(hash, width, format));
    if (!content) throw new HttpError(404, 'There is no such picture.');
    const known = request.headers['if-none-match'];
    if (known === '*' || known?.includes(headers.etag)) return reply.code(304).headers(headers).send();
    return reply
      .headers(headers)
      .type(pictureTypes[format])
      .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  });
  return [{ method: 'GET', url }];
}
