import { buildApp } from '../src/app.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';

/** A backend in a process of its own, which tells its parent where it listens: `node serve.ts <data folder>`. */
const app = await buildApp({
  store: openSqliteStore(process.argv[2] ?? ''),
  accessTokens: createAccessTokens(new Uint8Array(32).fill(7)),
  verifyIdToken: () => Promise.reject(new Error('nobody signs in here')),
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(origin);
