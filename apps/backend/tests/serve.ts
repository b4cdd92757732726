import { buildApp } from '../src/app.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { startSender } from '../src/notifications/sender.ts';
import { openStore } from '../src/store/engines/openStore.ts';
import { testSecret } from './backendProcess.ts';
import { mailChannel } from './notifications/mailChannel.ts';

/** A backend for tests, which sends its origin to the parent process and e-mails to `SMTP_URL`: `node serve.ts <data folder> [<PostgreSQL>]`. */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl });
const app = await buildApp({
  store,
  accessTokens: createAccessTokens(Buffer.from(testSecret)),
  verifyIdToken: () => Promise.reject(new Error('sign-in is not supported here')),
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const smtp = process.env['SMTP_URL'];
if (smtp !== undefined) startSender(store, [mailChannel(smtp)], app.log);
process.send?.(origin);
// Ends with the parent process.
process.once('disconnect', () => process.exit());
