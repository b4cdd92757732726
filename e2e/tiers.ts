/** Whether this is `npm run test:all`, which also takes each variant of what `npm test` proves. */
export const isAll = process.env['TEST_ALL'] !== undefined;
