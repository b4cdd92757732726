import { test as setup } from 'playwright/test';
import { buildVariant } from './variant.ts';

setup('the shop is built a second time, for another host', async () => {
  setup.setTimeout(180_000);
  await buildVariant();
});
