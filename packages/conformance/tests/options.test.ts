import { expect, test } from 'vitest';
import { readOptions } from '../src/options.ts';

const url = ['--url', 'https://parts.example/api/'];
const read = (...args: string[]) => readOptions(args, {});
const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

test.each([
  [[], /--url is missing/],
  [['--url', 'parts.example'], /must be an address that begins with https/],
  [['--url', 'ftp://parts.example'], /must be an address/],
  [['--url', 'https://me:secret@parts.example'], /no user/],
  [['--url', 'https://parts.example/?a=1'], /no question mark/],
  [[...url, '--wirte'], /Unknown option '--wirte'/],
  [[...url, 'https://other.example'], /Unexpected argument/],
  [[...url, '--write'], /--write needs --admin-token and --user-token/],
  [[...url, '--admin-token', ''], /--admin-token is empty/],
  [[...url, '--admin-token', 'opaque'], /contains no address: give --admin-email/],
  [
    [...url, '--admin-token', jwt({ email: 'A@b.example' }), '--user-token', jwt({ email: 'a@B.example' })],
    /different users/,
  ],
  [[...url, '--timeout', 'soon'], /--timeout must be a number of seconds/],
  [[...url, '--timeout', '0'], /--timeout/],
  [[...url, '--origin', 'shop'], /--origin must be an address/],
  [[...url, '--json', '/no such folder/report.json'], /cannot be written/],
])('refuses %j', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});

test('reads the tokens of the environment, and the addresses in them', () => {
  const env = { DEALERKIT_ADMIN_TOKEN: jwt({ email: 'Admin@dealer.example' }), DEALERKIT_USER_TOKEN: 'opaque' };
  const options = readOptions([...url, '--user-email', 'rahim@example.com', '--write'], env);
  expect(options).toMatchObject({
    url: 'https://parts.example/api',
    admin: { email: 'admin@dealer.example', token: env.DEALERKIT_ADMIN_TOKEN },
    user: { email: 'rahim@example.com', token: 'opaque' },
    idToken: undefined,
    write: true,
    timeout: 10_000,
  });
});

test('refuses an empty variable, which would check nothing', () => {
  expect(() => readOptions(url, { DEALERKIT_ADMIN_TOKEN: '' })).toThrow('--admin-token is empty');
});
