import { join } from 'node:path';
import { repository } from '../src/repository.ts';
import { main } from '../src/startup.ts';
import { buildChanged, checkSettings, step } from './prepare.ts';
import { exitWithNpm, stopAll } from './processes.ts';

/** `npm start`: builds changed packages and serves the shop on one origin, in this process. */
await main(async () => {
  exitWithNpm();
  const config = await checkSettings();
  await step('1/2 Building changed packages', buildInterruptibly);
  const readyMessage = await step('2/2 Starting the shop', async () => {
    // Imported after the build, since it imports built packages.
    const { serve } = await import('../src/serve.ts');
    return serve(config, { storybook: join(repository, 'storybook-static') });
  });
  process.stdout.write(readyMessage);
});

/** Handles signals during the build only; afterwards the server handles them and shuts down gracefully. */
async function buildInterruptibly(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const stop = () => void stopAll().then(() => process.exit(130));
  for (const signal of signals) process.once(signal, stop);
  await buildChanged('@dealerkit/storefront...');
  for (const signal of signals) process.off(signal, stop);
}
