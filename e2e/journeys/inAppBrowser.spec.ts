import { expect, test } from '../test.ts';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36';

test.use({ userAgent: `${android} [FB_IAB/FB4A;FBAV/466.0.0.60.86;]` });

for (const path of ['/login', '/signup']) {
  test(`${path} offers e-mail and Chrome instead of Google inside an app`, async ({ page, baseURL }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Open in Chrome' });
    await expect(link).toHaveAttribute('href', new RegExp(`^intent://${new URL(baseURL ?? '').host}${path}#Intent;`));
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
    await expect(page.getByText('Google sign-in does not work inside this app.')).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
  });
}
