import { test } from 'playwright/test';
import { build } from './build.ts';

test('builds the storefront for the other host', async () => {
  test.setTimeout(180_000);
  await build();
});
