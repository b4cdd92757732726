import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { admin, idTokenOf, startBackend } from '../../../apps/backend/tests/startBackend.ts';
import type { OnFinished } from '../../../apps/backend/tests/temporaryFolder.ts';
import { disc, karim, order, rahim, review } from '../../../apps/backend/tests/fixtures.ts';
import { readOptions, type Options } from '../src/options.ts';

export const origin = 'https://shop.example';

/** Serves requests on a free port until the test ends; resolves to the address. */
export async function serve(onRequest: RequestListener): Promise<string> {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a dealerkit backend with a part, an order of each customer and a review, or without any data, and the tokens of its users. */
export async function startHost({ isEmpty = false } = {}, onFinished: OnFinished = onTestFinished) {
  const backend = await startBackend({ corsOrigins: [origin] }, onFinished);
  const { app, clientOf, tokenOf, store } = backend;
  const dealer = await clientOf(admin);
  if (!isEmpty) await dealer.addPart(disc);
  for (const email of isEmpty ? [] : [rahim, karim]) {
    const customer = await clientOf(email);
    await customer.placeOrder({ ...order, userEmail: email });
    await customer.addReview({ ...review, reviewerEmail: email });
  }
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  const tokens = { admin: await tokenOf(admin), user: await tokenOf(rahim), id: idTokenOf(rahim) };
  return { url, tokens, store, dealer };
}

export type StartedHost = Awaited<ReturnType<typeof startHost>>;

/** The options of a whole check. */
export function optionsOf(
  { tokens }: { tokens: Partial<StartedHost['tokens']> },
  url: string,
  ...more: string[]
): Options {
  const given = Object.entries(tokens).flatMap(([name, token]) => [`--${name}-token`, token]);
  const options = readOptions(['--url', url, ...given, ...more], {});
  if (!options) throw new Error('These are no options of a check.');
  return options;
}
