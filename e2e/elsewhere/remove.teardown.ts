import { test as teardown } from 'playwright/test';
import { removeVariant } from './variant.ts';

teardown('the second build is taken away', async () => {
  await removeVariant();
});
