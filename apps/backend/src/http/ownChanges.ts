import type { FastifyInstance, FastifyRequest } from 'fastify';

const cookie = 'dealerkit_changed=1';

/** Whether this browser has changed something so recently that replicas may not have it. */
export function hasJustChanged({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split('; ').includes(cookie) ?? false;
}

/** Gives browsers a cookie with every change, so that they see their own changes while visitors get answers of this age. */
export function rememberChanges(app: FastifyInstance, maxAge: number): void {
  const seconds = Math.ceil(maxAge / 1000) + 1;
  app.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || reply.statusCode >= 400) return;
    reply.header('set-cookie', `${cookie}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`);
  });
}
