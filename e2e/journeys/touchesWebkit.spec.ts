import { By, until } from 'selenium-webdriver';
import { expectTouch, touches } from '../touches.ts';
import { test } from '../webkit.ts';

test.use({ slowRequests: /\/assets\/.*\.js$/ });

for (const { path, kind, touch } of touches.filter(({ isInEveryBrowser }) => isInEveryBrowser)) {
  test(`a ${kind} at a random moment of loading ${path} is not lost`, async ({ driver, shop, newPart }) => {
    const find = (xpath: string) => driver.wait(until.elementLocated(By.xpath(xpath)), 20_000);
    const isPainted = 'return performance.getEntriesByName("first-contentful-paint").length > 0';
    const visitor = {
      open: async (address: string) => {
        await driver.get(shop.address + address);
        await driver.wait(() => driver.executeScript(isPainted), 20_000);
      },
      press: async (xpath: string) => (await find(xpath)).click(),
      type: async (xpath: string, typed: string) => (await find(xpath)).sendKeys(typed),
      read: (expression: string) => driver.executeScript(`return ${expression}`),
    };
    await expectTouch(visitor, path, touch, await newPart());
  });
}
