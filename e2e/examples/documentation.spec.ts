import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { axeViolations } from '../axe.ts';

const address = () => process.env['STORYBOOK_URL'] ?? '';
const texts = join(import.meta.dirname, '../../storybook-static/llms');

// A colour that is still fading has a lower contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a dealer types, and the heading or page that the search then offers. */
const searches = {
  'brand colour': 'Brand colours and fonts',
  'own words': 'Your own words',
  'payment method': 'The name of a payment method',
  'order status': 'OrderStatusTag',
  'sign-in': 'Data and sign-in',
  backend: 'Host and backend',
  update: 'Release and updates',
  install: '1. Install',
  'dark mode': 'Light and dark mode',
};

for (const [typed, found] of Object.entries(searches)) {
  test(`the search of the documentation leads from "${typed}" to "${found}"`, async ({ page }) => {
    await page.goto(address());
    await page.getByRole('searchbox').or(page.getByPlaceholder('Find components')).fill(typed);
    await expect(page.getByRole('option', { name: found }).first()).toBeVisible();
  });
}

for (const { id, file, checked } of [
  { id: 'guide-brand-colours-and-fonts--docs', file: 'Theming', checked: 'body' },
  // The page of a component shows all its stories, whose landmarks have the same names.
  { id: 'blocks-orderform--docs', file: 'OrderForm', checked: '[data-part="button"]' },
]) {
  test(`a page of the documentation is copied for assistants with the keyboard: ${file}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${address()}/iframe.html?viewMode=docs&id=${id}`);
    const button = page.getByRole('button', { name: 'Copy for assistants' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'The page is copied as Markdown.' })).toBeVisible();
    await expect(button).toBeFocused();
    const copied = await page.evaluate(async () => navigator.clipboard.readText());
    expect(copied).toBe(await readFile(join(texts, `${file}.md`), 'utf8'));
    expect(await axeViolations(page, 'all', checked)).toEqual([]);
  });
}

test('a page of the documentation says where its text is if it cannot be copied', async ({ page }) => {
  await page.route('**/llms/*', async (route) => route.fulfill({ status: 404 }));
  await page.goto(`${address()}/iframe.html?viewMode=docs&id=guide-data-and-sign-in--docs`);
  await page.getByRole('button', { name: 'Copy for assistants' }).click();
  await expect(page.getByText('The page was not copied. Its text is in dist/llms of @dealerkit/ui.')).toBeVisible();
});
