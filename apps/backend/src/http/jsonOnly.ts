import type { FastifyInstance } from 'fastify';

/** Accepts JSON bodies only; an empty body counts as none, since many clients send the content type without a body. */
export function jsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
}
