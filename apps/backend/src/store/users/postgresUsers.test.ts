import { expect, it, vi } from 'vitest';
import { StoreUnavailableError } from '../engines/StoreUnavailableError.ts';
import { postgresUsers } from './postgresUsers.ts';

it('a sign-in whose address is always taken by others ends', async () => {
  const taken = Object.assign(new Error('duplicate key'), { code: '23505' });
  const transaction = vi.fn<() => Promise<never>>().mockRejectedValue(taken);
  const { signIn } = postgresUsers({ run: async () => [], transaction, newId: () => '1', countryCode: '880' });
  const rahim = {
    uid: '1',
    email: 'rahim@example.com',
    emailVerified: true,
    authTime: 0,
    username: undefined,
    admin: false,
  };
  await expect(signIn(rahim)).rejects.toThrow(StoreUnavailableError);
  expect(transaction).toHaveBeenCalledTimes(12);
});
