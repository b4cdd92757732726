import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright';
import { replaceTables, table } from '../../scripts/tables.ts';
import { admin, shopper, signIn } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { untilInteractive } from '../page.ts';
import { Shop } from '../shop.ts';
import { slowProxy } from '../slowProxy.ts';
import { median, openBrowser } from './openBrowser.ts';

/**
 * Measures the pages of the built shop and writes the figures into `docs/performance.md`. Argument: the number of runs, an odd one.
 * Nothing fails by a figure, because times depend on the machine.
 */
const runs = Number(process.argv[2] ?? 5);
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Figures = Record<string, number>;

await using shop = await Shop.start();
await using proxy = await slowProxy(() => wait(150));

/** Returns the local storage of a new session, without the responses that are stored for the next visit. */
async function sessionOf(account: Account): Promise<object> {
  await using browser = await openBrowser(shop.address);
  await signIn(browser.page, account);
  await browser.page.evaluate(() => localStorage.removeItem('cachedResponses'));
  const session = await browser.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as object);
  return session;
}

/** Scores, and times in milliseconds that are calculated for a phone. */
async function measureSimulated({ audit }: Browser, path: string): Promise<Figures> {
  const { audits, categories } = await audit(path, { throttlingMethod: 'simulate' });
  return {
    'FCP simulated, ms': audits['first-contentful-paint']?.numericValue ?? NaN,
    'LCP simulated, ms': audits['largest-contentful-paint']?.numericValue ?? NaN,
    ...Object.fromEntries(Object.values(categories).map(({ title, score }) => [`${title}, score`, (score ?? 0) * 100])),
  };
}

/** Times in milliseconds while the load is slowed down as on a phone. */
async function measureApplied({ audit }: Browser, path: string): Promise<Figures> {
  const { audits } = await audit(path, { throttlingMethod: 'devtools' });
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const tasks = audits['long-tasks']?.details as { items: { startTime: number; duration: number }[] } | undefined;
  const afterPaint = (tasks?.items ?? []).filter(({ startTime }) => startTime >= value('first-contentful-paint'));
  return {
    'FCP applied, ms': value('first-contentful-paint'),
    'LCP applied, ms': value('largest-contentful-paint'),
    'TBT applied, ms': value('total-blocking-time'),
    'longest task after the first paint, ms': Math.max(0, ...afterPaint.map(({ duration }) => duration)),
    'CLS applied': value('cumulative-layout-shift'),
  };
}

/** What a page loads until it has been idle for three seconds, in KiB; scripts as gzip, all else as transferred. */
async function measureBytes({ page }: Browser, path: string): Promise<Figures> {
  const types = ['document', 'stylesheet', 'font', 'image'];
  const names = ['scripts, gzip KiB', 'inline styles, gzip KiB', ...types.map((type) => `${type}, KiB`), 'all, KiB'];
  const figures: Figures = Object.fromEntries(names.map((name) => [name, 0]));
  const add = (name: string, bytes: number) => {
    figures[name] = (figures[name] ?? 0) + bytes / 1024;
  };
  const added: Promise<void>[] = [];
  const addRequest = async (request: Request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const type = request.resourceType();
    add('all, KiB', responseBodySize + responseHeadersSize);
    if (types.includes(type)) add(`${type}, KiB`, responseBodySize + responseHeadersSize);
    const body = type === 'script' && (await (await request.response())?.body());
    if (body) add('scripts, gzip KiB', gzipSync(body, { level: 9 }).length);
  };
  page.on('requestfinished', (request) => added.push(addRequest(request)));
  await page.goto(path, { waitUntil: 'networkidle' });
  await wait(3000);
  await Promise.all(added);
  add('inline styles, gzip KiB', gzipSync((await page.locator('style').allTextContents()).join('')).length);
  return figures;
}

/** How long the menu button takes to answer a press with a CPU four times slower, as soon as scripts run. */
async function measureInteraction({ page }: Browser, path: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[]) {
        // Other events, such as a pointer that is over the page when it opens, are no interactions.
        if (interactionId) performance.measure('press', { start: startTime, duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit),
  );
  await page.goto(path, { waitUntil: 'commit' });
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
  await button.waitFor();
  // Pressed again and again, because hydration has its longest tasks at an unknown moment.
  for (let press = 0; press < 10; press += 1) await button.click();
  await wait(1000);
  const presses = await page.evaluate(() => performance.getEntriesByName('press').map(({ duration }) => duration));
  return { 'INP of the menu while loading, ms': Math.max(0, ...presses) };
}

/** From the press of a link to the heading of its page, after 300 ms of hover, for every link of the home page. */
async function measurePresses(session?: object): Promise<Figures> {
  const options = { proxy: { server: proxy.address }, viewport: { width: 1280, height: 800 } };
  await using browser = await openBrowser(shop.address, session, options);
  const { page } = browser;
  const figures: Figures = {};
  await page.goto('/', { waitUntil: 'networkidle' });
  const hrefs = await page.evaluate(() => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  const pages = new Map(hrefs.map((href) => [href?.replace(/[\da-f]{24}/, '{id}'), href]));
  for (const [name, href] of pages) {
    if (!href || !/^\/(?!storybook)./.test(href) || (!session && name?.includes('{id}'))) continue;
    await page.goto('/', { waitUntil: 'networkidle' });
    // Before, a link loads a document.
    await untilInteractive(page);
    const link = page.locator(`a[href="${href}"]`).first();
    await link.hover();
    await page.evaluate(() => {
      const before = document.querySelector('main h1');
      const check = () => {
        const heading = document.querySelector('main h1');
        if (heading && heading !== before) performance.measure('press', 'pressed');
        else requestAnimationFrame(check);
      };
      const onClick = () => {
        performance.mark('pressed');
        check();
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
    await wait(300);
    await link.click();
    const press = await page.waitForFunction(() => performance.getEntriesByName('press')[0]?.duration);
    figures[`press to heading, ${name}, ms`] = (await press.jsonValue()) ?? NaN;
  }
  return figures;
}

const parts = (await (await fetch(`${shop.address}/api/parts?limit=1`)).json()) as [{ _id: string }];
const pages = [
  { name: 'home, anonymous', path: '/', isPressed: true },
  { name: 'part, anonymous', path: `/parts/${parts[0]._id}` },
  {
    name: 'purchase, signed in',
    path: `/purchase/${parts[0]._id}`,
    session: await sessionOf(shopper),
    isPressed: true,
  },
  { name: 'dashboard, admin', path: '/dashboard', session: await sessionOf(admin) },
];
const columns = pages.map(({ name }) => name);
const results: Record<string, Record<string, number[]>> = {};
const record = (column: string, figures: Figures) => {
  for (const [name, value] of Object.entries(figures)) ((results[name] ??= {})[column] ??= []).push(value);
};

for (let run = 1; run <= runs; run += 1) {
  for (const { name, path, session } of pages) {
    const measurements = [measureSimulated, measureApplied, measureInteraction, ...(run === 1 ? [measureBytes] : [])];
    for (const measure of measurements) {
      await using browser = await openBrowser(shop.address, session, phone);
      record(name, await measure(browser, path));
    }
  }
  for (const { name, session, isPressed } of pages) if (isPressed) record(name, await measurePresses(session));
  console.log(`${run}/${runs}`);
}

const format = (values: number[] | undefined) => (values ? String(Number(median(values).toPrecision(3))) : '');
const rows = Object.entries(results).map(([name, row]) => [name, ...columns.map((column) => format(row[column]))]);
const lastRun = table(['', ...columns], rows);
console.log(lastRun);

const file = new URL('../../docs/performance.md', import.meta.url);
const machine = `${cpus().length} cores, ${cpus()[0]?.model}`;
const about = `Medians of ${runs} runs, ${new Date().toISOString().slice(0, 10)}, ${machine}.`;
writeFileSync(file, replaceTables(readFileSync(file, 'utf8'), { lastRun: `${about}\n\n${lastRun}` }));
