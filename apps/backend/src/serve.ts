import { type DemoFolders, openBackend } from './backend.ts';
import type { Config } from './config.ts';
import { readyMessage } from './readyMessage.ts';

/**
 * Serves pages, API and identity on one origin until the process receives a signal; resolves to the text to print when it
 * is ready.
 *
 * @throws StartupError
 */
export async function serve(config: Config, demo: DemoFolders = {}): Promise<string> {
  const { listen, close } = await openBackend(config, demo);
  const address = await listen();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
  return config.apiOnly ? '' : readyMessage(address, config);
}
