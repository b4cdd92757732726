import { expect, it, vi } from 'vitest';
import { StoreUnavailableError } from '../engines/StoreUnavailableError.ts';
import { postgresContext } from '../engines/postgres/transact.ts';
import { createUserStore } from './createUserStore.ts';
import { postgresChangeAddress } from './postgresChangeAddress.ts';

it('a sign-in whose address is always taken by others ends', async () => {
  const taken = Object.assign(new Error('duplicate key'), { code: '23505' });
  const transaction = vi.fn<() => Promise<never>>().mockRejectedValue(taken);
  const context = postgresContext({
    run: async () => [],
    transaction,
    newId: () => '1',
    digits: 2,
    countryCode: '880',
    dateOf: () => '',
    purges: { newId: () => null, committed: () => undefined },
  });
  const users = createUserStore(context, postgresChangeAddress);
  const rahim = {
    uid: '1',
    email: 'rahim@example.com',
    emailVerified: true,
    authTime: 0,
    username: undefined,
    admin: false,
  };
  await expect(users.signIn(rahim)).rejects.toThrow(StoreUnavailableError);
  expect(transaction).toHaveBeenCalledTimes(12);
});
