import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers a method that a path does not take with 405 and an unknown path with 404. */
export function refuseTheUnknown(app: FastifyInstance, routes: readonly { method: string; url: string }[]): void {
  app.setNotFoundHandler(() => {
    throw new Refusal(404, 'There is no such call.');
  });

  for (const path of new Set(routes.map(({ url }) => url))) {
    const taken = routes.filter(({ url }) => url === path).map(({ method }) => method);
    const refuseMethod = async () => {
      throw new Refusal(405, `This call takes ${taken.join(' or ')} only.`);
    };
    app.route({
      method: methods.filter((method) => !taken.includes(method)),
      url: path,
      onRequest: async (_, reply) => {
        reply.header('allow', taken.join(', '));
        await refuseMethod();
      },
      handler: refuseMethod,
    });
  }
}
