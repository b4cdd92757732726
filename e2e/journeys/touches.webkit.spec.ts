import { setTimeout } from 'node:timers/promises';
import { By } from 'selenium-webdriver';
import { expect } from '../test.ts';
import { button, test } from '../webkit.ts';

/** How many presses at a random moment are tried on each page; 50 before a release. */
const presses = Number(process.env['PRESSES'] ?? 3);

test.use({ pageLoadStrategy: 'none' });

for (const path of ['/', '/parts', '/blog', '/purchase/{part}']) {
  test(`no press at a random moment of loading ${path} is lost in WebKit`, async ({ driver, shop, newPart }) => {
    test.slow(presses > 20);
    const part = await newPart();
    const address = shop.address + path.replace('{part}', part._id);
    const mode = async () => driver.findElement(By.css('html')).getAttribute('data-dealer-mode');
    let early = 0;
    for (let press = 1; press <= presses; press += 1) {
      await driver.get('about:blank');
      // The page before stays until the empty one has arrived, and its button is of no use.
      await expect.poll(() => driver.findElements(By.css('button'))).toHaveLength(0);
      await driver.get(address);
      await expect
        .poll(() => driver.findElements(button('Switch to dark colours')), { intervals: [10] })
        .toHaveLength(1);
      await setTimeout(Math.random() * 500);
      const wasInteractive = (await driver.executeScript('return history.scrollRestoration')) === 'manual';
      if (!wasInteractive) early += 1;
      await driver.findElement(button('Switch to dark colours')).click();
      await expect.poll(mode, `press ${press}`).toBe('dark');
      await expect.poll(() => driver.findElements(button('Switch to light colours'))).toHaveLength(1);
      await driver.executeScript('localStorage.clear()');
    }
    test.info().annotations.push({
      type: `presses before the page was interactive: ${path}`,
      description: `${early} of ${presses}`,
    });
  });
}
