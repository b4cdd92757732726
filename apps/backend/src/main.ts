import { join } from 'node:path';
import { endOnSignals } from './signals.ts';
import { main } from './startup.ts';

/** The server of the repository: the shop with its Storybook. */
await main(async () => {
  endOnSignals();
  // Loading the backend takes a while, in which a signal can come.
  const { readConfig } = await import('./config.ts');
  const { repository, repositorySettings } = await import('./repository.ts');
  const { serve } = await import('./serve.ts');
  const config = readConfig(repositorySettings(process.env));
  process.stdout.write(await serve(config, { storybook: join(repository, 'storybook-static') }));
});
