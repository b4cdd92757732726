import { expect, it } from 'vitest';
import { bn } from './bn.js';
import { en } from './en.js';
import { extendTexts } from './extendTexts.js';

it('replaces the given texts at any depth and keeps all others', () => {
  const sent = (email: string) => `Sent to ${email}`;
  const extended = extendTexts(en, {
    navbar: { login: 'Log in' },
    login: { demo: { title: 'Try it' } },
    reset: { sent },
  });

  expect(extended.navbar).toEqual({ ...en.navbar, login: 'Log in' });
  expect(extended.login).toEqual({ ...en.login, demo: { ...en.login.demo, title: 'Try it' } });
  expect(extended.reset.sent('a@b.example')).toBe('Sent to a@b.example');
  expect({ ...extended, navbar: 0, login: 0, reset: 0 }).toEqual({ ...en, navbar: 0, login: 0, reset: 0 });
  expect(en.navbar.login).toBe('Login');
});

it('keeps a text whose own text is undefined', () => {
  expect(extendTexts(bn, { navbar: { login: undefined }, footer: undefined })).toEqual(bn);
});

it('rejects unknown keys and other types of text', () => {
  // @ts-expect-error the key is mistyped
  expect(extendTexts(en, { navbar: { logn: 'Log in' } })).toEqual(en);
  // @ts-expect-error the text takes a value
  expect(extendTexts(en, { reset: { sent: 'Sent' } }).reset.sent).toBe('Sent');
});
