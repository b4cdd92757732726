import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';
import { findBrowser } from './browser.ts';
import { root, run } from './processes.ts';
import { serveStories } from './storyServer.ts';

/** What a table of a hundred thousand rows may take at most. */
const bars = {
  'first rows, ms': 500,
  'worst key press, ms': 50,
  'DOM nodes': 600,
  'heap of table and rows, MiB': 40,
} as const;

type Figures = Record<keyof typeof bars, number>;

/** Odd, so that the middle one of a figure's rounds is its median. */
const ROUNDS = 3;

interface Table {
  name: string;
  screen: string;
  sameScreenWithoutRows: string;
  queries: readonly string[];
  /** The columns to sort by: one of words and one of figures. */
  sortedBy: readonly string[];
}

const tables: readonly Table[] = [
  {
    name: 'Users',
    screen: 'screens-alluserscreen--hundred-thousand-users',
    sameScreenWithoutRows: 'screens-alluserscreen--empty',
    queries: ['talukdar 43', 'zzz', 'e', 'sylhet begum 7'],
    sortedBy: ['Name', 'Phone'],
  },
  {
    name: 'Parts',
    screen: 'screens-manageproductsscreen--hundred-thousand-parts',
    sameScreenWithoutRows: 'screens-manageproductsscreen--empty',
    queries: ['clutch 43', 'zzz', 'e', 'mm brake 7'],
    sortedBy: ['Part', 'Price'],
  },
  {
    name: 'Orders',
    screen: 'screens-myordersscreen--hundred-thousand-orders',
    sameScreenWithoutRows: 'screens-myordersscreen--empty',
    queries: ['station 43', 'zzz', 'e', 'sylhet brake 7'],
    sortedBy: ['Part', 'Quantity'],
  },
];

interface Watch {
  asked: number;
  drawn: number;
  worstKey: number;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Runs in the page before anything else: notes the press that brings the rows, their first frame, and slow keys. */
function watchPage(): void {
  const watch: Watch = { asked: 0, drawn: 0, worstKey: 0 };
  window.watch = watch;
  document.addEventListener('click', ({ timeStamp }) => (watch.asked ||= timeStamp), true);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="grid"] [aria-rowindex="2"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (watch.drawn = performance.now())));
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name.startsWith('key')) watch.worstKey = Math.max(watch.worstKey, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Storybook's own check by axe waits to be asked: it takes 0.4 s of the page, just when the first keys come. */
const WITHOUT_AXE = 'globals=a11y.manual:!true';

async function open(page: Page, address: string, story: string, settled: string): Promise<void> {
  await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&${WITHOUT_AXE}`);
  await page.locator(settled).first().waitFor();
}

async function heapOf(page: Page, devtools: CDPSession): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // What the first collection frees may hold on to more.
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Presses one key after the other as fast as a quick typist, so that each meets the work of the one before. */
async function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.locator('[aria-busy="true"]:has([role="grid"])').waitFor({ state: 'detached' });
}

/** Types, deletes, sorts and walks; gives the slowest answer to a key, in milliseconds until the next frame. */
async function worstKeyPress(page: Page, { queries, sortedBy }: Table): Promise<number> {
  await page.getByRole('searchbox').focus();
  for (const query of queries) {
    await pressAll(
      page,
      query.split('').map((letter) => (letter === ' ' ? 'Space' : letter)),
    );
    await pressAll(
      page,
      Array.from(query, () => 'Backspace'),
    );
  }
  for (const column of sortedBy) {
    await page.getByRole('button', { name: column, exact: true }).focus();
    await pressAll(page, ['Enter', 'Enter', 'Enter']);
  }
  await page.locator('[aria-rowindex="2"] [role="rowheader"]').focus();
  await pressAll(page, [
    'ArrowDown',
    'PageDown',
    'PageDown',
    'Control+End',
    'PageUp',
    'ArrowUp',
    'Home',
    'Control+Home',
  ]);
  return page.evaluate(() => window.watch.worstKey);
}

async function measure(page: Page, address: string, table: Table): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(watchPage);
  await open(page, address, table.sameScreenWithoutRows, '#storybook-root h1');
  const heapBefore = await heapOf(page, devtools);
  await open(page, address, table.screen, '[aria-rowindex="2"]');
  await page.waitForFunction(() => window.watch.drawn > 0);
  const firstRows = await page.evaluate(() => window.watch.drawn - window.watch.asked);
  const worstKey = await worstKeyPress(page, table);
  const nodes = await page.evaluate(() => document.querySelector('#storybook-root')?.getElementsByTagName('*').length);
  return {
    'first rows, ms': firstRows,
    'worst key press, ms': worstKey,
    'DOM nodes': nodes ?? Number.NaN,
    'heap of table and rows, MiB': (await heapOf(page, devtools)) - heapBefore,
  };
}

/** Of the key presses the worst of all rounds; of the rest neither the calmest round nor a disturbed one. */
function figureOf(name: keyof Figures, rounds: readonly Figures[]): number {
  const sorted = rounds.map((figures) => figures[name]).toSorted((one, other) => one - other);
  return sorted.at(name === 'worst key press, ms' ? -1 : Math.floor(sorted.length / 2)) ?? Number.NaN;
}

async function measureRounds(browser: Browser, address: string, table: Table): Promise<Figures[]> {
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    rounds.push(await measure(page, address, table));
    await page.close();
  }
  return rounds;
}

function report({ name }: Table, rounds: readonly Figures[]): void {
  console.log(`${name}, ${String(ROUNDS)} rounds: the worst key press of all, the median of the rest`);
  for (const figureName of Object.keys(bars) as (keyof Figures)[]) {
    const figure = figureOf(figureName, rounds);
    const holds = figure <= bars[figureName];
    if (!holds) process.exitCode = 1;
    console.log(
      `  ${figureName.padEnd(30)} ${figure.toFixed(1).padStart(8)}   bar ${bars[figureName]}   ${holds ? 'holds' : 'BROKEN'}`,
    );
  }
}

const given = process.argv[2];
if (!given) {
  const built = await run(['npm', 'run', '--silent', 'build-storybook'], { quiet: true });
  if (built.code !== 0) throw new Error(`The stories could not be built.\n${built.output}`);
}
const stories = await serveStories(given ?? join(root, 'storybook-static'));
const browser = await chromium.launch(await findBrowser());
try {
  for (const table of tables) report(table, await measureRounds(browser, stories.address, table));
} finally {
  await browser.close();
  stories.close();
}
