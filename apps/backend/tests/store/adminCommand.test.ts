import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { identityOf, karim, rahim } from '../fixtures.ts';
import { firebaseProject } from '../launchServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { command, seededFolder } from './command.ts';

describe('npm run admin', () => {
  test('grants and revokes the role while the shop is running', async () => {
    const { folder, store } = await seededFolder();
    expect(await command('admin', ['grant', 'Rahim@Example.com'], folder)).toMatchObject({
      code: 0,
      output: `${rahim} is now an admin.`,
    });
    expect((await store.getUser(rahim))?.role).toBe('admin');
    expect((await command('admin', ['list'], folder)).output).toBe(`${rahim} Rahim`);
    expect((await command('admin', ['revoke', rahim], folder)).errors).toMatch(/is the last admin: grant the role/);
    await store.signIn(identityOf(karim, { admin: true }));
    expect((await command('admin', ['revoke', rahim], folder)).output).toBe(`${rahim} is no longer an admin.`);
    expect((await store.getUser(rahim))?.role).toBeUndefined();
    expect((await command('admin', ['audit'], folder)).output).toMatch(
      /revoke admin.*\n.*configuration {2}grant admin.*\n.*command line {2}grant admin/,
    );
  });

  test('blocks and unblocks a user while the shop is running', async () => {
    const { folder, store } = await seededFolder();
    expect((await command('admin', ['block', rahim], folder)).output).toBe(`${rahim} is now blocked.`);
    expect(await store.getUser(rahim)).toMatchObject({ blocked: true });
    expect((await command('admin', ['block', rahim], folder)).output).toBe(`${rahim} is already blocked.`);
    expect((await command('admin', ['unblock', rahim], folder)).output).toBe(`${rahim} is no longer blocked.`);
    expect((await command('admin', ['audit'], folder)).output).toMatch(/unblock user.*\n.*command line {2}block user/);
  });

  test('signs a user out everywhere while the shop is running', async () => {
    const { folder, store } = await seededFolder();
    const now = Math.floor(Date.now() / 1000);
    expect((await command('admin', ['sign-out', rahim], folder)).output).toBe(`${rahim} is signed out everywhere.`);
    expect((await store.getAccount(rahim))?.tokensValidFrom).toBeGreaterThan(now);
  });

  test('confirms the next number of each series, which a restore asks for', async () => {
    const { folder, store } = await seededFolder();
    const year = new Date().getFullYear();
    const run = (...args: string[]) => command('admin', args, folder);
    expect((await run('confirm-number', `${year}-000007`)).errors).toMatch(/has its next one/);
    expect((await run('skip-numbers')).output).toContain(`confirm-number CN-${year}-000001`);
    expect((await run('confirm-number', `${year}-7`)).errors).toMatch(/is no number of an invoice/);
    expect((await run('confirm-number', `${year + 1}-000007`)).errors).toMatch(/can be \d{4}-000001 or a later one/);
    expect((await run('confirm-number', `${year}-000007`)).output).toBe(`The next number is ${year}-000007.`);
    const { rows } = await store.findAudit({ limit: 1 });
    expect(rows).toMatchObject([{ actor: 'command line', action: 'confirm number', subject: `${year}-000007` }]);
  });

  test('ends a year to come, once it is confirmed', async () => {
    const { folder, store } = await seededFolder();
    const year = new Date().getFullYear();
    await store.confirmDate(`${year + 5}-01-01`, rahim);
    const end = (...args: string[]) => command('admin', ['end-invoice-year', ...args], folder);
    expect((await end(`${year}`, '--confirm')).errors).toMatch(/only a year after that/);
    expect((await end(`${year + 1}`, '--confirm')).errors).toMatch(/No invoice or credit note is numbered/);
    expect((await end(`${year + 5}`)).output).toContain(`end-invoice-year ${year + 5} --confirm`);
    expect((await end(`${year + 5}`, '--confirm')).output).toBe(
      `The numbers of ${year + 5} have ended. The next invoice has the number ${year}-000001, and the next credit note CN-${year}-000001.`,
    );
    expect((await command('admin', ['list', '--confirm'], folder)).code).toBe(1);
  });

  test('counts what is kept no longer without a name, then removes it', async () => {
    const { folder, store } = await seededFolder();
    await store.addZeroResultSearches(new Map([['gasket', 1]]), '2020-01-01', '2019-01-01');
    const { code, output } = await command('admin', ['retention', '--dry-run'], folder);
    expect([code, output]).toEqual([0, expect.stringContaining('1 searches without result')]);
    expect(output).not.toMatch(/@|Rahim|gasket/);
    expect((await command('admin', ['retention'], folder)).output).toBe(output);
    expect((await command('admin', ['retention', '--dry-run'], folder)).output).toContain('0 searches without result');
  });

  test('removes the passkeys of an admin while the shop is running', async () => {
    const { folder, store } = await seededFolder();
    const passkey = { publicKey: 'AA', counter: 0, transports: [] };
    await store.addPasskey(rahim, { ...passkey, name: 'Phone', credential: 'AA' });
    await store.addPasskey(rahim, { ...passkey, name: 'Office', credential: 'BB' });
    expect((await command('admin', ['passkey', 'reset', 'Rahim@Example.com'], folder)).output).toBe(
      `${rahim} has no passkeys any more (removed: 2), and can add new ones on My Profile.`,
    );
    expect(await store.listPasskeys(rahim)).toEqual([]);
    expect((await command('admin', ['passkey', 'reset', rahim], folder)).errors).toBe(`${rahim} has no passkey.`);
    expect((await command('admin', ['audit'], folder)).output).toMatch(/command line {2}reset passkeys.*Phone, Office/);
  });

  test('grants the role to a user with a verified address only, outside the demo', async () => {
    const { folder, store } = await seededFolder();
    await store.signIn(identityOf(rahim, { emailVerified: false }));
    const { code, errors } = await command('admin', ['grant', rahim], folder, firebaseProject);
    expect([code, errors]).toEqual([1, expect.stringMatching(/is not verified: the user must reset the password/)]);
    expect((await command('admin', ['grant', rahim], folder)).code).toBe(0);
  });

  test('warns that the next sign-in of a configured admin grants the role again', async () => {
    const { folder, store } = await seededFolder();
    for (const email of [rahim, karim]) await store.signIn(identityOf(email, { admin: true }));
    const { output } = await command('admin', ['revoke', rahim], folder, { ADMIN_EMAILS: ' Rahim@Example.com' });
    expect(output).toMatch(/is no longer an admin\. ADMIN_EMAILS contains this address/);
  });

  test('creates no shop in a folder without one', async () => {
    const folder = temporaryFolder();
    const { code, errors } = await command('admin', ['block', rahim], folder);
    expect([code, errors]).toEqual([1, expect.stringMatching(/has no database: set DATA_DIR to the data folder/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    [['grant', 'unknown@example.com'], /^No user with the address unknown@example.com has signed in yet/],
    [['promote', rahim], /^Usage: npm run admin/],
    [['block', rahim, '--dry-run'], /^Usage: npm run admin/],
    [[], /^Usage: npm run admin/],
  ])('explains what is wrong with %s', async (args, sentence) => {
    const { folder } = await seededFolder();
    const { code, errors } = await command('admin', args, folder);
    expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
  });
});
