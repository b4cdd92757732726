import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

/** Styles of pages around the components, as their authors write them outside of layers. */
const pages = {
  reset: `*, *::before, *::after { margin: 0; padding: 0; box-sizing: content-box; border: 0; }
    ol, ul { list-style: square; padding-left: 3em; } table { border-collapse: separate; border-spacing: 9px; }
    a { color: inherit; text-decoration: none; } img, svg, video { display: inline; max-width: 40%; vertical-align: middle; }
    button, [type='button'], [type='submit'] { background-color: transparent; background-image: none; appearance: button; }
    input, select, textarea { background: none; border: none; border-radius: 0; appearance: none; }`,
  framework: `body { font: 13px/2.4 serif; letter-spacing: 0.1em; text-align: center; color: #6c757d; }
    h1, h2, h3, h4, h5, h6 { margin: 1.2em 0 0.5rem; font-weight: 300; line-height: 1.8; color: #b00; text-transform: uppercase; }
    p, ul, ol, dl, figure, blockquote { margin: 0 0 1rem; } dt { font-weight: 700; } dd { margin-left: 2rem; }
    a { color: #0d6efd; text-decoration: underline; } a:link { color: #0d6efd; }
    button { border-radius: 20px; text-transform: capitalize; padding: 9px; } button:not(:disabled) { cursor: help; }
    input, button, select, textarea { margin: 3px; font: italic 20px/2 serif; width: 90%; }
    input[type='text'], input[type='search'] { height: 60px; border: 2px solid red; } label { display: inline-block; font-weight: 700; }
    legend { float: left; width: 100%; font-size: 1.5rem; } fieldset { border: 3px groove; padding: 1em; }
    table { width: 50%; color: #212529; } th, td { padding: 2rem; border: 2px solid; text-align: right; }
    dialog { border: 9px solid; } svg { fill: red; width: 40px; } nav, section, article, header, footer, aside { padding: 2em; background: #fee; }
    small, strong, em, span, div, li, time, code, summary, details, output, progress, hr { color: #c0f; line-height: 3; }`,
  dark: `:root { color-scheme: dark; } body { background: #0a0a0a; color: #ededed; }
    * { border-color: #333; } h1, h2, h3 { color: #fff; } a { color: #8ab4f8; } p, span, div, td, th, li, dt, dd, label { color: #ededed; }
    button, input, select, textarea { background: #222; color: #eee; border: 1px solid #444; } table { background: #111; } th { background: #222; }`,
};

/**
 * Runs in the page: the computed values of our elements, without the font, the position in the page, and the scheme of native pickers. The
 * bar of a toast has the classes of its library.
 */
const measure = () => {
  const page = /^(font-family|color-scheme|(inset-)?(block|inline)-(start|end)|inset.*|top|right|bottom|left):/;
  const elements = document.querySelectorAll('[class*="_d-"], [class*="_d-"] :not([class])');
  return Array.from(elements).flatMap((element) => {
    if (element.closest('[class*="Toastify__progress"]')) return [];
    const style = getComputedStyle(element);
    const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
    return values
      .filter((value) => !page.test(value))
      .map((value) => `${element.tagName} ${element.className} ${value}`);
  });
};

const short = ['Button', 'Card'];
const elements = readdirSync(join(import.meta.dirname, '../packages/ui/src/elements'), { withFileTypes: true });
// These two are a part of the text around them, which is the page's.
const inline = ['Highlight', 'VisuallyHidden'];
const names = elements.flatMap((entry) => (entry.isDirectory() && !inline.includes(entry.name) ? [entry.name] : []));

for (const name of names) {
  test(
    `${name} looks in a page with its own styles as in one without`,
    { tag: short.includes(name) ? [] : ['@all'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      const query = 'globals=mode:light;a11y.manual:!true';
      await page.goto(
        `${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&id=elements-${name.toLowerCase()}--default&${query}`,
      );
      await expect(page.locator('body[data-story-status]')).toHaveAttribute('data-story-status', 'success');
      const alone = await page.evaluate(measure);
      for (const [kind, content] of Object.entries(pages)) {
        await page.addStyleTag({ content });
        const inPage = await page.evaluate(measure);
        const differences = inPage.filter((value, index) => value !== alone[index]);
        expect.soft(differences.slice(0, 9), kind).toEqual([]);
        await page.evaluate(() => document.head.lastElementChild?.remove());
      }
    },
  );
}

test('a class that the page gives, and its rule by brand and part, win in any order of stylesheets', async ({
  page,
}) => {
  await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&id=elements-button--default`);
  const button = page.locator('[data-part="button"]');
  await button.evaluate((element) => element.setAttribute('class', `cta ${element.getAttribute('class')}`));
  const rules = '.cta { padding: 3px } [data-dealer-brand] [data-part="button"] { border-radius: 7px }';
  await page.evaluate((css) => document.head.insertAdjacentHTML('afterbegin', `<style>${css}</style>`), rules);
  await expect(button).toHaveCSS('padding', '3px');
  await expect(button).toHaveCSS('border-radius', '7px');
});
