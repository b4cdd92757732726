import lighthouse from 'lighthouse';
import type { Flags, Result } from 'lighthouse';
import { chromium } from 'playwright';
import type { BrowserContextOptions } from 'playwright';
import { findBrowser } from '../../scripts/browser.ts';
import { freePort } from '../serve.ts';

/** Opens a browser without anything of an earlier visit but the local storage of a session. */
export async function openBrowser(baseURL: string, session: object = {}, options: BrowserContextOptions = {}) {
  const [port, found] = [await freePort(), await findBrowser()];
  const args = [...found.args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext('', { ...found, ...options, args, baseURL });
  const page = await context.newPage();
  await page.goto('/favicon.ico');
  await page.evaluate((entries) => void Object.assign(localStorage, entries), session);
  await page.goto('about:blank');
  return {
    page,
    /** Runs Lighthouse on a path in a tab of its own. @throws if it has no result */
    audit: async (path: string, flags: Flags): Promise<Result> => {
      const url = baseURL + path;
      const result = await lighthouse(url, { logLevel: 'error', port, disableStorageReset: true, ...flags });
      if (result && !result.lhr.runtimeError) return result.lhr;
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.');
    },
    [Symbol.asyncDispose]: async () => context.close(),
  };
}

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
