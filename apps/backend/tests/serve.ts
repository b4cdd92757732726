import { buildApp } from '../src/app.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { openStore } from '../src/store/openStore.ts';
import { secretOfTheShop } from './shop.ts';

/** A backend in a process of its own, which tells its parent where it listens: `node serve.ts <data folder> [<PostgreSQL>]`. */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const app = await buildApp({
  store: await openStore({ dataDir, databaseUrl }),
  accessTokens: createAccessTokens(Buffer.from(secretOfTheShop)),
  verifyIdToken: () => Promise.reject(new Error('nobody signs in here')),
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(origin);
// Whoever started it has gone, perhaps by an error of his own.
process.once('disconnect', () => process.exit());
