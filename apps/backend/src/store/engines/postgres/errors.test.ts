import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { withRetry } from './errors.ts';

function failing(code: string, times: number) {
  let runs = 0;
  const work = async () => {
    runs++;
    if (runs <= times) throw Object.assign(new Error('no'), { code });
    return 'done';
  };
  return { work, runCount: () => runs };
}

test.each(['40001', '40P01'])('repeats a transaction after %s until it succeeds', async (code) => {
  const { work, runCount } = failing(code, 3);
  expect(await withRetry(work)).toBe('done');
  expect(runCount()).toBe(4);
});

test('gives up with StoreUnavailableError when it never succeeds', async () => {
  await expect(withRetry(failing('40001', Infinity).work)).rejects.toBeInstanceOf(StoreUnavailableError);
});

test.each(['57014', '57P01', '53100', '08006', 'ECONNREFUSED', 'EPIPE'])(
  'does not repeat after %s, since the change may have been made',
  async (code) => {
    const { work, runCount } = failing(code, 1);
    await expect(withRetry(work)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(runCount()).toBe(1);
  },
);

test('rethrows every other error', async () => {
  await expect(withRetry(failing('23505', 1).work)).rejects.toMatchObject({ code: '23505' });
});
