import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';

const open = async (page: Page, story: string, globals: string) => {
  await page.goto(
    `${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&id=${story}&globals=${globals}a11y.manual:!true`,
  );
  await expect(page.locator('body')).toHaveAttribute('data-story-status', 'success');
};

for (const story of ['blocks-orderform--filled', 'blocks-profileform--rejected', 'screens-homescreen--default'])
  test(`${story} is shown in another language than that of its interactions`, async ({ page }) => {
    await open(page, story, 'language:bn;');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD');
  });

test('a played story shows no focus ring before the next key', async ({ page }) => {
  await open(page, 'screens-homescreen--default', '');
  const ring = () =>
    page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('a');
  expect(await ring()).toBe('none');
  await page.keyboard.press('Tab');
  expect(await ring()).toBe('solid');
});
