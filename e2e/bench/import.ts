import { admin, signIn } from '../accounts.ts';
import { untilInteractive } from '../page.ts';
import { Shop } from '../shop.ts';
import { openBrowser } from './openBrowser.ts';

/**
 * Measures how long an admin waits for a list of 2,000 rows that adds parts, and for the same list with other prices. Argument: the number
 * of rounds. Fails above the limit.
 */
const rounds = Number(process.argv[2] ?? 3);
const rowCount = 2000;
const limit = 20_000;

await using shop = await Shop.start();
await using browser = await openBrowser(shop.address, {}, { viewport: { width: 1280, height: 800 } });
const { page } = browser;
await signIn(page, admin);
await page.goto('/dashboard/import');
await untilInteractive(page);

/** Imports the list, and returns the milliseconds until the page says that it is finished. */
async function importList(name: string, price: number, button: string): Promise<number> {
  const rows = Array.from({ length: rowCount }, (_, row) => `${name} ${row}\t${price}\t1\t/photos/steel-wheel-800.jpg`);
  await page.getByLabel('Paste your list').fill(['Name\tPrice\tMOQ\tImage', ...rows].join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  const start = page.getByRole('button', { name: button });
  await start.waitFor();
  const startedAt = performance.now();
  await start.click();
  await page.getByText('The import is finished: 2,000 parts are in the shop.').waitFor({ timeout: 120_000 });
  const duration = performance.now() - startedAt;
  await page.getByRole('button', { name: 'Choose another list' }).click();
  return duration;
}

const times: Record<string, number[]> = { 'new parts': [], 'changed parts': [] };
for (let round = 1; round <= rounds; round += 1) {
  const name = `Stud ${crypto.randomUUID().slice(0, 8)}`;
  times['new parts']?.push(await importList(name, 250, 'Import 2,000 parts'));
  times['changed parts']?.push(await importList(name, 260, 'Import: 0 new, 2,000 changed'));
}

let isMissed = false;
for (const [what, durations] of Object.entries(times)) {
  isMissed ||= Math.min(...durations) > limit;
  const seconds = durations.map((time) => (time / 1000).toFixed(1)).join(', ');
  console.log(`${what}: ${seconds} s (limit ${limit / 1000} s)`);
}
if (isMissed) process.exitCode = 1;
