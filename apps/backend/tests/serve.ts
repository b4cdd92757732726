import { buildApp } from '../src/app.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { openStore } from '../src/store/openStore.ts';
import { testSecret } from './backendProcess.ts';

/** A backend for tests, which sends its origin to the parent process: `node serve.ts <data folder> [<PostgreSQL>]`. */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const app = await buildApp({
  store: await openStore({ dataDir, databaseUrl }),
  accessTokens: createAccessTokens(Buffer.from(testSecret)),
  verifyIdToken: () => Promise.reject(new Error('sign-in is not supported here')),
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(origin);
// Ends with the parent process.
process.once('disconnect', () => process.exit());
