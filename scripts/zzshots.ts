import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from './browser.ts';
const root = path.resolve('test-results/storybook');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mjs': 'text/javascript',
};
const server = createServer(async (q, r) => {
  try {
    const f = path.join(root, decodeURIComponent(new URL(q.url ?? '', 'http://x').pathname));
    const b = await readFile(f);
    r.setHeader('content-type', types[path.extname(f)] ?? 'application/octet-stream');
    r.end(b);
  } catch {
    r.statusCode = 404;
    r.end();
  }
});
await new Promise<void>((ok) => server.listen(0, '127.0.0.1', ok));
const port = (server.address() as { port: number }).port;
const b: any = await findBrowser();
const browser = await chromium.launch(
  b.launchOptions ?? { executablePath: b.executablePath, args: b.args, env: b.env },
);
const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'Asia/Dhaka', reducedMotion: 'reduce' });
await page.clock.setFixedTime(new Date('2026-11-21T06:00:00Z'));
for (const spec of process.argv.slice(2)) {
  const [story = '', w = '360', mode = 'light', lang = 'en', media] = spec.split(',');
  await page.setViewportSize({ width: Number(w), height: 900 });
  await page.emulateMedia({ media: media === 'print' ? 'print' : 'screen' });
  await page.goto(
    `http://127.0.0.1:${port}/iframe.html?viewMode=story&id=${story}&globals=brand:surma;language:${lang};mode:${mode};a11y.manual:!true`,
  );
  await page.locator('body[data-story-status]').waitFor({ timeout: 30000 });
  console.log(spec, await page.locator('body').getAttribute('data-story-status'));
  await page.screenshot({ path: `/tmp/shots/${story}-${w}-${mode}-${lang}${media ?? ''}.png`, fullPage: true });
}
await browser.close();
server.close();
