import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.ts';
import { admin, shopper, signIn } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { untilInteractive } from '../page.ts';
import { freePort } from '../serve.ts';
import { Shop } from '../shop.ts';
import { replaceTables, table } from '../../scripts/tables.ts';
import { audit, median } from './audit.ts';
import { clearEarlierVisits } from './clearEarlierVisits.ts';
import { slowProxy } from './slowProxy.ts';

/**
 * Measures the pages of the built shop and writes the figures into `docs/performance.md`. Argument: the number of runs, an odd one.
 * Nothing fails by a figure, because times depend on the machine.
 */
const runs = Number(process.argv[2] ?? 5);
const latency = 150;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

type Figures = Record<string, number>;
interface Target {
  name: string;
  path: string;
  account?: Account;
}

const shop = await Shop.start();
const parts = (await (await fetch(`${shop.address}/api/parts?limit=1`)).json()) as [{ _id: string }];
const partPath = `/purchase/${parts[0]._id}`;
const targets: Target[] = [
  { name: 'home, anonymous', path: '/' },
  { name: 'part, signed in', path: partPath, account: shopper },
  { name: 'dashboard, admin', path: '/dashboard', account: admin },
];

/** A browser with its own profile, in which the account is signed in. Lighthouse opens its tabs in it. */
async function openBrowser(baseURL: string, account?: Account) {
  const [folder, port, options] = [await mkdtemp(join(tmpdir(), 'bench-')), await freePort(), await findBrowser()];
  const args = [...options.args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(folder, { ...options, ...phone, args, baseURL });
  const page = context.pages()[0] ?? (await context.newPage());
  if (account) await signIn(page, account);
  await page.goto('about:blank');
  return { context, page, port, close: async () => context.close().then(() => rm(folder, { recursive: true })) };
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Times in milliseconds by Lighthouse for a phone, with `simulate`d or applied (`devtools`) throttling. */
async function runLighthouse(
  { path, account }: Target,
  { page, port }: Browser,
  method: 'simulate' | 'devtools',
): Promise<Figures> {
  await clearEarlierVisits(page, shop.address);
  const { lhr } = await audit(shop.address + path, {
    port,
    throttlingMethod: method,
    disableStorageReset: account !== undefined,
  });
  const value = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  if (method === 'simulate') {
    const scores = Object.values(lhr.categories).map(({ title, score }) => [`${title}, score`, (score ?? 0) * 100]);
    const [fcp, lcp] = [value('first-contentful-paint'), value('largest-contentful-paint')];
    return { 'FCP simulated, ms': fcp, 'LCP simulated, ms': lcp, ...(Object.fromEntries(scores) as Figures) };
  }
  const tasks = lhr.audits['long-tasks']?.details as { items?: { startTime: number; duration: number }[] } | undefined;
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
async function measureBytes({ path }: Target, { page }: Browser): Promise<Figures> {
  await clearEarlierVisits(page, shop.address);
  const scripts: Promise<Buffer>[] = [];
  const bytes: Figures = { document: 0, stylesheet: 0, font: 0, image: 0, all: 0 };
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    const [type, size] = [request.resourceType(), (responseBodySize + responseHeadersSize) / 1024];
    bytes['all'] = (bytes['all'] ?? 0) + size;
    if (type in bytes) bytes[type] = (bytes[type] ?? 0) + size;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await wait(3000);
  const gzipped = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length / 1024);
  const sum = gzipped.reduce((total, size) => total + size, 0);
  const css = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  );
  page.removeAllListeners();
  await page.goto('about:blank');
  return {
    'scripts, gzip KiB': sum,
    'inline styles, gzip KiB': gzipSync(css).length / 1024,
    ...Object.fromEntries(Object.entries(bytes).map(([type, size]) => [`${type}, KiB`, size])),
  };
}

/** How long the menu button takes to answer a press with a CPU four times slower, as soon as scripts run. */
async function measureInteraction({ path }: Target, { context, page }: Browser): Promise<Figures> {
  await clearEarlierVisits(page, shop.address);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      // Other events, such as a pointer that is over the page when it opens, are no interactions.
      const presses = (list.getEntries() as PerformanceEventTiming[]).filter(({ interactionId }) => interactionId);
      const longest = Math.max(0, ...presses.map(({ duration }) => duration));
      Object.assign(window, { longest: Math.max(longest, Reflect.get(window, 'longest') as number) });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(path, { waitUntil: 'commit' });
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button').first();
  await button.waitFor();
  // Pressed again and again, because hydration has its longest tasks at an unknown moment.
  for (let press = 0; press < 10; press += 1) await button.click();
  await wait(1000);
  const longest = await page.evaluate(() => Reflect.get(window, 'longest') as number);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto('about:blank');
  return { 'INP of the menu while loading, ms': longest };
}

/** From the press of a link to the heading of its page, after 300 ms of hover, for every link of the home page. */
async function measurePresses(account: Account | undefined): Promise<Figures> {
  const proxy = await slowProxy(latency);
  const browser = await chromium.launch({ ...(await findBrowser()), proxy: { server: proxy.address } });
  const page = await browser.newPage({ baseURL: shop.address, viewport: { width: 1280, height: 800 } });
  if (account) await signIn(page, account);
  const figures: Figures = {};
  await page.goto('/', { waitUntil: 'networkidle' });
  const hrefs = await page.evaluate(() => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  const pages = [...new Map(hrefs.map((href) => [href?.replace(/[\da-f]{24}/, '{id}'), href]))];
  for (const [name, href] of pages) {
    if (!href?.startsWith('/') || href === '/' || href.startsWith('/storybook') || (!account && name?.includes('{id}')))
      continue;
    await page.goto('/', { waitUntil: 'networkidle' });
    // Before, a link loads a document.
    await untilInteractive(page);
    const link = page.locator(`a[href="${href}"]`).first();
    await link.hover();
    await page.evaluate(() => {
      const before = document.querySelector('main h1');
      const onClick = () => {
        const start = performance.now();
        const check = () => {
          const heading = document.querySelector('main h1');
          if (heading && heading !== before) Object.assign(window, { pressed: performance.now() - start });
          else requestAnimationFrame(check);
        };
        check();
      };
      addEventListener('click', onClick, { capture: true, once: true });
    });
    await wait(300);
    await link.click();
    const pressed = await page.waitForFunction(() => Reflect.get(window, 'pressed') as number);
    figures[`press to heading, ${name}, ms`] = await pressed.jsonValue();
  }
  await browser.close();
  proxy.close();
  return figures;
}

const results = new Map<string, Map<string, number[]>>();
const record = (column: string, figures: Figures) => {
  for (const [name, value] of Object.entries(figures)) {
    const row = results.get(name) ?? new Map<string, number[]>();
    results.set(name, row.set(column, [...(row.get(column) ?? []), value]));
  }
};

const browsers = await Promise.all(targets.map(({ account }) => openBrowser(shop.address, account)));
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, target] of targets.entries()) {
      const browser = browsers[index] as Browser;
      record(target.name, await runLighthouse(target, browser, 'simulate'));
      record(target.name, await runLighthouse(target, browser, 'devtools'));
      record(target.name, await measureInteraction(target, browser));
      if (run === 1) record(target.name, await measureBytes(target, browser));
    }
    record('home, anonymous', await measurePresses(undefined));
    record('part, signed in', await measurePresses(shopper));
    console.log(`${run}/${runs}`);
  }
} finally {
  await Promise.all(browsers.map(({ close }) => close()));
  await shop.stop();
}

const columns = targets.map(({ name }) => name);
const format = (values: number[] | undefined) => (values ? String(Number(median(values).toPrecision(3))) : '');
const rows = [...results].map(([name, row]) => [name, ...columns.map((column) => format(row.get(column)))]);
const lastRun = table(['', ...columns], rows);
console.log(lastRun);

const file = new URL('../../docs/performance.md', import.meta.url);
const machine = `${cpus().length} cores, ${cpus()[0]?.model}`;
const about = `Medians of ${runs} runs, ${new Date().toISOString().slice(0, 10)}, ${machine}.`;
writeFileSync(file, replaceTables(readFileSync(file, 'utf8'), { lastRun: `${about}\n\n${lastRun}` }));
