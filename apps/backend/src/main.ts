import { join } from 'node:path';
import { readConfig } from './config.ts';
import { repository, repositorySettings } from './repository.ts';
import { serve } from './serve.ts';
import { main } from './startup.ts';

/** The server of the repository: the shop with its Storybook. */
await main(async () => {
  const config = readConfig(repositorySettings(process.env));
  process.stdout.write(await serve(config, { storybook: join(repository, 'storybook-static') }));
});
