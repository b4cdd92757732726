import { axeViolations } from '../axe.ts';
import { title } from '../page.ts';
import { expect, test } from './test.ts';

const surma = {
  text: { home: 'Parts for the trucks of Chattogram', link: 'See the parts', parts: 'All Parts' },
  background: 'rgb(244, 246, 248)',
};
const padma = {
  text: { home: 'উত্তরবঙ্গের ট্রাক, আমাদের পার্টস', link: 'সব পার্টস', parts: 'সব পার্টস' },
  background: 'rgb(251, 245, 236)',
};

// A colour that is still fading has a lower contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('shows styled pages, before scripts too, and a search without an error or a violation', async ({
  page,
  browser,
  site: { example },
}) => {
  const { text, background } = example === 'second-dealer' ? padma : surma;
  await expect(async () => page.goto('/')).toPass();
  await expect(title(page, text.home)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: text.link }).first().click();
  await expect(title(page, text.parts)).toBeVisible();
  const parts = page.getByRole('main').getByRole('article');
  const search = page.getByRole('searchbox');
  await expect(async () => {
    await search.fill('');
    await search.fill('clutch 430');
    // The pages of Node have no scripts.
    if (example === 'node') await search.press('Enter');
    await expect(parts).toHaveCount(1);
  }).toPass();
  expect(await axeViolations(page)).toEqual([]);

  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(page.url());
  await expect(withoutScripts.locator('body')).toHaveCSS('background-color', background);
  await withoutScripts.close();
});
