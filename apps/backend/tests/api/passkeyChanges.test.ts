import { describe, expect, test } from 'vitest';
import { databases } from '../databases.ts';
import { identityOf, karim } from '../fixtures.ts';
import { outcomeOf, startPasskeys } from '../passkeys/startPasskeys.ts';

describe.each(databases)('on %s', (_database, open) => {
  test('a passkey is renamed by its admin only, who confirms it', async () => {
    const { client, store, register, confirm } = await startPasskeys(await open());
    await store.signIn(identityOf(karim, { admin: true }));
    const { insertedId: id } = await register();
    expect(await outcomeOf(client.renamePasskey({ id, name: 'Office' }))).toBe('unconfirmed');
    const confirmed = await confirm();
    expect(await confirmed.renamePasskey({ id, name: ' Office computer ' })).toEqual({ modifiedCount: 1 });
    expect((await client.listPasskeys()).passkeys).toMatchObject([{ _id: id, name: 'Office computer' }]);
    const [entry] = await client.findAudit({ limit: 1 });
    expect(entry).toMatchObject({ action: 'rename passkey', detail: 'Counter -> Office computer' });
    for (const name of [' ', 'x'.repeat(61)])
      expect(await outcomeOf(confirmed.renamePasskey({ id, name }))).toBe('400');
    expect(await outcomeOf(confirmed.renamePasskey({ id: 'none', name: 'Office' }))).toBe('404');
    expect(await store.renamePasskey(karim, id, 'Mine')).toBe(0);
  });

  test('the credit limit of a customer asks for a passkey, and other values do not', async () => {
    const { client, register, confirm } = await startPasskeys(await open());
    await register();
    const karimsShop = { name: 'Karim', phones: ['01711000001'] };
    expect(await outcomeOf(client.addCustomer({ ...karimsShop, creditLimit: 500_000 }))).toBe('unconfirmed');
    const { insertedId: id } = await client.addCustomer(karimsShop);
    const limit = { id, read: { creditLimit: null }, changes: { creditLimit: 500_000 } };
    expect(await outcomeOf(client.updateCustomer(limit))).toBe('unconfirmed');
    const note = { id, read: { note: null }, changes: { note: 'Pays on Thursdays' } };
    expect(await outcomeOf(client.updateCustomer(note))).toBe('accepted');
    const confirmed = await confirm();
    expect(await outcomeOf(confirmed.updateCustomer(limit))).toBe('accepted');
    const none = { id, read: { creditLimit: 500_000 }, changes: { creditLimit: null } };
    expect(await outcomeOf(client.updateCustomer(none))).toBe('unconfirmed');
    expect(await client.getCustomer({ id })).toMatchObject({ creditLimit: 500_000, note: 'Pays on Thursdays' });
  });
});
