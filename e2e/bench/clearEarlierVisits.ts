import type { Page } from 'playwright';

/** Keeps the session, and removes what else earlier visits have left: the caches, the service worker and stored answers. */
export async function clearEarlierVisits(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.goto(`${origin}/favicon.ico`);
  await page.evaluate(() => localStorage.removeItem('storedAnswers'));
  await page.goto('about:blank');
}
