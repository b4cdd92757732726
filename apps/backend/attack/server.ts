import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { DEMO_PROJECT_ID } from '../src/identity/demo.ts';
import { createEmulatorVerifier } from '../src/identity/verifyIdToken.ts';
import { openStore } from '../src/store/engines/openStore.ts';
import { dealer, testSecret } from '../tests/backendProcess.ts';
import { shop } from '../tests/passkeys/authenticator.ts';

/**
 * The attacked backend, with the limits that it has by default: `node server.ts <data folder> [<PostgreSQL>]`. It sends its origin to
 * the parent process, and replies to each message with the p99 delay of its event loop since the last one, in milliseconds.
 */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const app = await buildApp({
  store: await openStore({ dataDir, databaseUrl }),
  accessTokens: createAccessTokens(Buffer.from(testSecret)),
  // ID tokens are not signed, and the rules are those of a real project.
  verifyIdToken: createEmulatorVerifier({ projectId: DEMO_PROJECT_ID, host: '127.0.0.1', nodeEnv: undefined }),
  adminEmails: [dealer],
  rateLimits: readConfig({}).rateLimits,
  relyingParty: shop,
  // The clients have addresses of their own.
  trustProxy: ['loopback'],
  responseTimeout: 2_000,
});
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', () => {
  process.send?.(delay.percentile(99) / 1e6);
  delay.reset();
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
// Ends with the parent process.
process.once('disconnect', () => process.exit());
