import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, By } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import type { Account } from './accounts.ts';
import { engines } from './engines.ts';
import { freePort } from './serve.ts';
import { slowProxy } from './slowProxy.ts';
import { expect, test as base } from './test.ts';

interface Fixtures {
  driver: WebDriver;
  /** URLs of requests that take a random time. The driver then neither opens the shop itself nor waits for a page. */
  slowRequests: RegExp | undefined;
}

/** A journey in WebKit, which Playwright cannot drive without a browser build of its own. */
export const test = base.extend<Fixtures, { display: string }>({
  slowRequests: [undefined, { option: true }],
  display: [
    async ({}, use) => {
      using screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [number] = (await once(createInterface({ input: screen.stdout }), 'line')) as [string];
      await use(`:${number}`);
    },
    { scope: 'worker' },
  ],
  // A new window that shows the shop. A process for each test: after several sessions it may end by itself.
  driver: async ({ display, shop, slowRequests }, use) => {
    const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
    const port = await freePort();
    using _server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    await expect(async () => fetch(`${url}/status`)).toPass();
    await using proxy =
      slowRequests && (await slowProxy((address) => setTimeout(slowRequests.test(address) ? Math.random() * 1000 : 0)));
    const slow = proxy && { httpProxy: new URL(proxy.address).host };
    const capabilities = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: engines.webkit, args: ['--automation'] },
      timeouts: { pageLoad: 30_000, script: 10_000 },
      ...(slow && { pageLoadStrategy: 'none', proxy: { proxyType: 'manual', ...slow } }),
    };
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 800 });
    if (!slowRequests) await open(driver, shop.address);
    await use(driver);
    if (base.info().errors.length > 0)
      await writeFile(base.info().outputPath('page.html'), await driver.getPageSource());
    await driver.quit();
  },
});

/** Matches the whole text or label of an element. */
const named = (element: string, name: string) =>
  By.xpath(`//${element}[.//text()[normalize-space()=${JSON.stringify(name)}] or @aria-label=${JSON.stringify(name)}]`);

export const heading = (name: string) => named('*[self::h1 or self::h2 or self::h3]', name);
export const link = (name: string) => named('a', name);
export const button = (name: string) => named('button', name);
/** A button of the open dialog. */
export const answer = (name: string) => named('*[@role="alertdialog"]//button', name);
export const field = (label: string) => By.xpath(`//*[@id=//label[normalize-space()=${JSON.stringify(label)}]/@for]`);
/** An element that contains a part of its text itself. */
export const text = (part: string) => By.xpath(`//body//*[text()[contains(., ${JSON.stringify(part)})]]`);

/** Waits until an element is visible and the action on it succeeds. It may be replaced meanwhile, so it is looked up again. */
async function act(driver: WebDriver, locator: By, action: (element: WebElement) => Promise<unknown>): Promise<void> {
  await expect(async () => {
    const element = await driver.findElement(locator);
    expect(await element.isDisplayed()).toBe(true);
    await action(element);
  }, String(locator)).toPass();
}

export const see = (driver: WebDriver, locator: By) => act(driver, locator, async () => undefined);

/** The page scrolls smoothly, for which the driver does not wait. */
const scrollTo = (driver: WebDriver, element: WebElement) =>
  driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);

export const click = (driver: WebDriver, locator: By) =>
  act(driver, locator, async (element) => {
    await scrollTo(driver, element);
    await element.click();
  });

/** Types into fields, given by their labels. */
export async function type(driver: WebDriver, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await act(driver, field(label), async (input) => {
      await scrollTo(driver, input);
      await input.clear();
      await input.sendKeys(value);
    });
  }
}

/** Expects an element to have the focus. */
export const expectFocus = (driver: WebDriver, locator: By) =>
  act(driver, locator, async (element) =>
    expect(await driver.executeScript('return document.activeElement === arguments[0]', element)).toBe(true),
  );

/** Waits until the page reacts to events; a prerendered page is visible before. */
export const untilInteractive = (driver: WebDriver) =>
  expect.poll(() => driver.executeScript('return history.scrollRestoration')).toBe('manual');

export async function open(driver: WebDriver, url: string): Promise<void> {
  await driver.get(url);
  await untilInteractive(driver);
}

/** Opens a path as a signed-in account. */
export async function openAs(driver: WebDriver, { name, email, password }: Account, path: string): Promise<void> {
  const { origin } = new URL(await driver.getCurrentUrl());
  await open(driver, `${origin}${name === undefined ? '/login' : '/signup'}`);
  if (name !== undefined) await type(driver, { Name: name });
  await type(driver, { Email: email, Password: password });
  await click(driver, By.css('main form button[type="submit"]'));
  await see(driver, heading('Best Truck parts in town!'));
  if (path !== '/') await open(driver, origin + path);
}
