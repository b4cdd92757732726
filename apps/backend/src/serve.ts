import { type DemoFolders, openBackend } from './backend.ts';
import type { Config } from './config.ts';
import { readyMessage } from './readyMessage.ts';
import { closeOnSignal } from './signals.ts';

/**
 * Serves pages, API and identity on one origin until the process receives a signal (`endOnSignals`); resolves to the text to print
 * when it is ready.
 *
 * @throws StartupError
 */
export async function serve(config: Config, demo: DemoFolders = {}): Promise<string> {
  const { listen, close } = await openBackend(config, demo);
  closeOnSignal(close);
  const address = await listen().catch(async (error: unknown) => {
    await close().catch(() => undefined);
    throw error;
  });
  return config.apiOnly ? '' : readyMessage(address, config);
}
