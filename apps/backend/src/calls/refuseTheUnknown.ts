import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers a method that a path does not take with 405, an unknown path with 404, and the question what a path takes. */
export function refuseTheUnknown(app: FastifyInstance, routes: readonly { method: string; url: string }[]): void {
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'There is no such call.');
  });

  for (const path of new Set(routes.map(({ url }) => url))) {
    const own = routes.filter(({ url }) => url === path).map(({ method }) => method);
    const taken = own.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
    const allow = [...taken, 'OPTIONS'].join(', ');
    const refuseMethod = async () => {
      throw new Refusal(405, `This call takes ${own.join(' or ')} only.`);
    };
    app.route({
      method: methods.filter((method) => !taken.includes(method)),
      url: path,
      onRequest: async (_, reply) => {
        reply.header('allow', allow);
        await refuseMethod();
      },
      handler: refuseMethod,
    });
    app.options(path, async (_, reply) => reply.code(204).header('allow', allow).send());
  }
}
