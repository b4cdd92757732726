import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { repeating } from './failures.ts';

function failing(code: string, times: number) {
  let tried = 0;
  const work = async () => {
    tried++;
    if (tried <= times) throw Object.assign(new Error('no'), { code });
    return 'done';
  };
  return { work, tries: () => tried };
}

test.each(['40001', '40P01'])('what the server refuses with %s is done again until it succeeds', async (code) => {
  const { work, tries } = failing(code, 3);
  expect(await repeating(work)).toBe('done');
  expect(tries()).toBe(4);
});

test('what never succeeds is given up as unavailable', async () => {
  await expect(repeating(failing('40001', Infinity).work)).rejects.toBeInstanceOf(StoreUnavailableError);
});

test.each(['57P01', '53100', '08006', 'ECONNREFUSED', 'EPIPE'])(
  'a database that cannot be had (%s) is not asked again, since the change may have been made',
  async (code) => {
    const { work, tries } = failing(code, 1);
    await expect(repeating(work)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(tries()).toBe(1);
  },
);

test('a refusal of the database is passed on as it is', async () => {
  await expect(repeating(failing('23505', 1).work)).rejects.toMatchObject({ code: '23505' });
});
