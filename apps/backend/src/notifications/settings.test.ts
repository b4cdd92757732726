import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.example',
  VITE_FIREBASE_PROJECT_ID: 'shop',
};

describe('the settings of notifications', () => {
  it.each(['shop@localhost', 'Shop <orders@dealer.local>', 'orders@shop', 'orders@192.168.1.5', 'a@b.test', 'a@b..bd'])(
    'refuses the sender %s, to whom nobody can write',
    (MAIL_FROM) => {
      expect(() => readConfig({ MAIL_FROM })).toThrow(/^MAIL_FROM must be an address that people/);
    },
  );

  it.each([
    [{ PUBLIC_URL: 'https://shop.surma.com.bd' }, 'https://shop.surma.com.bd'],
    [
      { PUBLIC_URL: 'https://shop.surma.com.bd', MAIL_FROM: 'Surma <orders@surma.com.bd>' },
      'mailto:orders@surma.com.bd',
    ],
    [{ PUBLIC_URL: 'https://localhost:4173' }, undefined],
    [{ PUBLIC_URL: 'https://10.0.0.5' }, undefined],
    [{ PUBLIC_URL: 'http://shop.surma.com.bd' }, undefined],
  ])('gives push services with %o the contact %s', (variables, contact) => {
    expect(readConfig({ ...firebase, ...variables }).notifications.contact).toBe(contact);
  });
});
