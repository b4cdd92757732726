import { axeViolations } from '../axe.ts';
import { title } from '../page.ts';
import { expect, type Site, test } from './test.ts';

const english = { home: 'Parts for the trucks of Chattogram', link: 'See the parts', parts: 'All Parts' };
const bangla = { home: 'উত্তরবঙ্গের ট্রাক, আমাদের পার্টস', link: 'সব পার্টস', parts: 'সব পার্টস' };

const surma = 'rgb(244, 246, 248)';
const padma = 'rgb(251, 245, 236)';
const reactRouter = { example: 'react-router', text: english, background: surma };
const vite = {
  example: 'second-dealer',
  build: 'build',
  start: 'npm run preview -- --port $PORT',
  text: bangla,
  background: padma,
};

const sites: Record<string, Site & { text: typeof english; background: string; isStatic?: boolean }> = {
  'Next with server components': {
    example: 'next',
    build: 'build',
    start: 'npm start',
    text: english,
    background: surma,
  },
  'React Router': { ...reactRouter, build: 'build', start: 'npm start' },
  'the development server of React Router, without a cache': { ...reactRouter, start: 'npm run dev -- --port $PORT' },
  'Node without a build': { example: 'node', start: 'npm start', text: english, background: surma, isStatic: true },
  'Vite with React 19.2': { ...vite, versions: ['react@19.2', 'react-dom@19.2'] },
  'Vite with the newest React': { ...vite, versions: ['react@latest', 'react-dom@latest'] },
};

// A colour that is still fading has a lower contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, { text, background, isStatic, ...site }] of Object.entries(sites)) {
  test.describe(name, () => {
    test.use({ site });

    test('shows styled pages, before scripts too, and a search without an error or a violation', async ({
      page,
      browser,
    }) => {
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
        if (isStatic) await search.press('Enter');
        await expect(parts).toHaveCount(1);
      }).toPass();
      expect(await axeViolations(page)).toEqual([]);

      const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
      await withoutScripts.goto(page.url());
      await expect(withoutScripts.locator('body')).toHaveCSS('background-color', background);
      await withoutScripts.close();
    });
  });
}
