import { main } from '../apps/backend/src/startup.ts';
import { buildWhatChanged } from './buildWhatChanged.ts';
import { endWithNpm } from './endWithNpm.ts';
import { prepareStart } from './prepareStart.ts';
import { stopAll } from './processes.ts';
import { step } from './step.ts';

/** `npm start`: builds what is stale and serves the shop on one origin, in this one process. */
await main(async () => {
  endWithNpm();
  const config = await prepareStart();
  await step('1/2 Building what changed', buildInterruptibly);
  const readyMessage = await step('2/2 Opening the shop', async () => {
    // Loaded only now: it stands on what has just been built.
    const { serve } = await import('../apps/backend/src/main.ts');
    return serve(config);
  });
  process.stdout.write(readyMessage);
});

/** From the build on, the server itself ends on these signals, and gracefully. */
async function buildInterruptibly(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const stop = () => void stopAll().then(() => process.exit(130));
  for (const signal of signals) process.once(signal, stop);
  await buildWhatChanged('@dealerkit/storefront');
  for (const signal of signals) process.off(signal, stop);
}
