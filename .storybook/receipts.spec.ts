import { expect, test } from 'playwright/test';

const rolls = { receipt: 80, receipt58: 58 };

/** The sizes of the pages of a PDF, in millimetres. */
const pagesOf = (pdf: Buffer) =>
  Array.from(pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) => ({
    width: (Number(width) / 72) * 25.4,
    height: (Number(height) / 72) * 25.4,
  }));

for (const [paper, width] of Object.entries(rolls)) {
  for (const language of ['en', 'bn']) {
    for (const story of ['blocks-orderprintout--three-lines', 'blocks-orderprintout--many-lines-receipt']) {
      test(`${story} on ${width} mm in ${language} is one page, which ends with its content`, async ({ page }) => {
        const query = `globals=language:${language};a11y.manual:!true&args=paper:${paper}`;
        await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&id=${story}&${query}`);
        await expect(page.locator('body')).toHaveAttribute('data-story-status', 'success');
        const [only, ...others] = pagesOf(await page.pdf({ preferCSSPageSize: true }));
        expect(others).toEqual([]);
        expect(only?.width).toBeCloseTo(width, 0);

        // The content as it is printed, on a page of the same width.
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: Math.round((width / 25.4) * 96), height: 600 });
        const box = await page.getByRole('article').boundingBox();
        const height = ((box?.height ?? 0) / 96) * 25.4;
        expect((only?.height ?? 0) - height).toBeGreaterThanOrEqual(-0.1);
        expect((only?.height ?? 0) - height).toBeLessThan(1);
      });
    }
  }
}
