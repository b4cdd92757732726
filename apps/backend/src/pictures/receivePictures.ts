import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/HttpError.ts';
import { allowLongBody } from '../http/limitBodyTime.ts';

/** How many bytes of pictures are received, wait and are encoded at once. */
const maxHeld = 24 * 2 ** 20;

/** Serves a call whose body is a picture, whatever image that is declared as; too many at once get a 503. */
export async function receivePictures(
  app: FastifyInstance,
  { addRoute }: { addRoute: (app: FastifyInstance) => void },
): Promise<void> {
  let held = 0;
  app.removeAllContentTypeParsers();
  const types = /^(image\/|application\/octet-stream\b)/i;
  app.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (_request, picture, done) => done(null, { picture }));
  app.addContentTypeParser('*', (_request, _body, done) =>
    done(new HttpError(415, 'The body must be a picture: send its bytes with Content-Type: application/octet-stream.')),
  );

  app.addHook('preParsing', async ({ raw, headers, routeOptions: { bodyLimit } }, reply, payload) => {
    // A larger body is refused, and one without a length can have any.
    const size = Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);
    if (held + size > maxHeld) throw new HttpError(503, 'Too many pictures at once. Try again in a moment.');
    held += size;
    reply.raw.once('close', () => (held -= size));
    allowLongBody(raw);
    return payload;
  });
  addRoute(app);
}
