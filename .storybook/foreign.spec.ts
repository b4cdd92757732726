import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { isolate } from '../packages/ui/build/isolate.ts';

declare global {
  interface Window {
    /** For this test: `isolate` of the build. */
    isolate: (css: string) => Promise<string>;
  }
}

/** Runs in the page: shows each story with our styles alone, then with the isolated ones in each foreign page, and returns what differs. */
const compare = async ({
  stories,
  foreign,
}: {
  stories: readonly string[];
  foreign: Readonly<Record<string, string>>;
}) => {
  const { channel } = window.__STORYBOOK_PREVIEW__ as unknown as {
    channel: { once: (event: string, listener: () => void) => void; emit: (event: string, value: unknown) => void };
  };
  const show = async (storyId: string) =>
    new Promise<void>((resolve) => {
      channel.once('storyFinished', resolve);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });

  // Not the fonts, and what only repeats other properties.
  const repeated = /^(-|font-family|.*-origin|.*(block|inline)|overscroll-)/;
  const properties = Array.from(getComputedStyle(document.body)).filter((name) => !repeated.test(name));
  const isDrawn = (element: Element, pseudo: string, { content, display }: CSSStyleDeclaration) => {
    if (/before|after/.test(pseudo)) return content !== 'none';
    if (pseudo === '::placeholder') return element.hasAttribute('placeholder');
    if (pseudo === '::backdrop') return element.localName === 'dialog';
    return pseudo !== '::marker' || display === 'list-item';
  };
  const pseudos = ['', '::before', '::after', '::placeholder', '::backdrop', '::marker'];
  const read = () =>
    Array.from(document.querySelectorAll('#storybook-root *, [data-radix-popper-content-wrapper] *')).flatMap(
      (element) =>
        pseudos.flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo || null);
          if (!isDrawn(element, pseudo, style)) return [];
          const name = `${element.localName}.${element.getAttribute('data-part') ?? element.className}${pseudo}`;
          return [{ name, values: properties.map((property) => style.getPropertyValue(property)) }];
        }),
    );

  const ours = () =>
    Array.from(document.styleSheets).flatMap((sheet) => {
      const css = Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');
      return css.includes('@layer dealer.') ? [{ sheet, css }] : [];
    });

  // The page is the part, because some elements are rendered at its end.
  const { dealerBrand, dealerMode } = document.documentElement.dataset;
  Object.assign(document.body.dataset, { dealerBrand, dealerMode, dealerIsolated: '' });
  // Rules of Storybook do this, which the part loses.
  document.body.style.padding = '1rem';
  for (const { id, style } of document.querySelectorAll<HTMLElement>('body > div'))
    if (id !== 'storybook-root') style.display = 'none';

  // The sheets that are replaced have the fonts too.
  const fonts = document.createElement('style');
  fonts.textContent = Array.from(document.styleSheets)
    .flatMap(({ cssRules, href }) =>
      Array.from(cssRules, (rule) => (rule instanceof CSSFontFaceRule ? [rule.cssText, href ?? location.href] : [])),
    )
    .map(([css = '', base]) =>
      css.replaceAll(/url\("([^"]+)"\)/g, (_, url: string) => `url("${new URL(url, base).href}")`),
    )
    .join('');
  document.head.append(fonts);

  const found: string[] = [];
  for (const story of stories) {
    await show(story);
    await document.fonts.ready;
    const before = read();
    if (before.length === 0) found.push(`${story} is empty`);
    const sheets = ours();
    const isolated = await window.isolate(sheets.map(({ css }) => css).join('\n'));
    for (const [name, css] of Object.entries(foreign)) {
      const style = document.createElement('style');
      style.textContent = `${isolated}\n${css}`;
      for (const { sheet } of sheets) sheet.disabled = true;
      document.head.append(style);
      const after = read();
      style.remove();
      for (const { sheet } of sheets) sheet.disabled = false;
      for (const [index, element] of before.entries())
        for (const [at, value] of element.values.entries()) {
          const now = after[index]?.values[at];
          if (now !== value) found.push(`${story} in ${name}: ${element.name} ${properties[at]}: ${value} -> ${now}`);
        }
    }
  }
  return found;
};

const read = (name: string) => readFileSync(join(import.meta.dirname, `foreign/${name}.css`), 'utf8');

test('each element looks the same in a page with styles of its own', async ({ page }) => {
  const index = (await (await fetch(`${process.env['STORYBOOK_URL']}/index.json`)).json()) as {
    entries: Record<string, { id: string; name: string; title: string }>;
  };
  const stories = Object.values(index.entries).flatMap(({ id, title, name }) =>
    title.startsWith('Elements/') && name === 'Default' ? [id] : [],
  );
  expect(stories.length).toBeGreaterThan(50);
  const foreign = { reset: read('reset'), framework: read('framework'), dark: read('dark') };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.exposeFunction('isolate', isolate);
  await page.goto(
    `${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&id=guide-tokens--page&globals=a11y.manual:!true`,
  );
  await expect(page.locator('body')).toHaveAttribute('data-story-status', 'success');
  expect(await page.evaluate(compare, { stories, foreign })).toEqual([]);
});
