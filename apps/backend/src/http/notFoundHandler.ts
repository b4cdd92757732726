import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers an unknown path with 404, an unsupported method with 405, and OPTIONS with the supported methods. */
export function notFoundHandler(app: FastifyInstance, routes: readonly { method: string; url: string }[]): void {
  app.setNotFoundHandler(() => {
    throw new HttpError(404, 'There is no such endpoint.');
  });

  for (const path of new Set(routes.map(({ url }) => url))) {
    const methods = routes.filter(({ url }) => url === path).map(({ method }) => method);
    const supported = methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
    const allow = [...supported, 'OPTIONS'].join(', ');
    const methodNotAllowed = async () => {
      throw new HttpError(405, `This endpoint accepts ${methods.join(' or ')} only.`);
    };
    app.route({
      method: allMethods.filter((method) => !supported.includes(method)),
      url: path,
      onRequest: async (_, reply) => {
        reply.header('allow', allow);
        await methodNotAllowed();
      },
      handler: methodNotAllowed,
    });
    app.options(path, async (_, reply) => reply.code(204).header('allow', allow).send());
  }
}
