import { main } from '../src/startup.ts';
import { buildChanged, checkSettings, step } from './prepare.ts';
import { endWithNpm, stopAll } from './processes.ts';

/** `npm start`: builds what has changed and serves the shop on one origin, in this one process. */
await main(async () => {
  endWithNpm();
  const config = await checkSettings();
  await step('1/2 Building what changed', buildInterruptibly);
  const readyMessage = await step('2/2 Opening the shop', async () => {
    // It imports what has just been built.
    const { serve } = await import('../src/main.ts');
    return serve(config);
  });
  process.stdout.write(readyMessage);
});

/** From the build on, the server itself ends on these signals, and gracefully. */
async function buildInterruptibly(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const stop = () => void stopAll().then(() => process.exit(130));
  for (const signal of signals) process.once(signal, stop);
  await buildChanged('@dealerkit/storefront');
  for (const signal of signals) process.off(signal, stop);
}
