import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'surma.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'surma-parts',
};

const passkeysAt = (PUBLIC_URL: string, ADMIN_PASSKEYS?: string) =>
  readConfig({ ...firebase, PUBLIC_URL, ADMIN_PASSKEYS }).passkeys;

describe('passkeys', () => {
  it.each([
    ['https://shop.example', 'shop.example'],
    ['https://shop.example:8443', 'shop.example'],
    ['http://localhost:4173', 'localhost'],
  ])('are bound to the origin %s and the host name %s, and can be required', (origin, id) => {
    expect(passkeysAt(origin)).toEqual({ required: false, relyingParty: { id, origin } });
    expect(passkeysAt(origin, 'required')).toEqual({ required: true, relyingParty: { id, origin } });
  });

  it.each(['', 'http://shop.example', 'http://127.0.0.1:4173', 'https://10.0.0.5', 'https://[::1]'])(
    'are neither made nor required at the address "%s"',
    (address) => {
      expect(passkeysAt(address)).toEqual({ required: false, relyingParty: undefined });
      expect(() => passkeysAt(address, 'required')).toThrow(
        /^ADMIN_PASSKEYS=required needs PUBLIC_URL with https: and a host name, .*\.$/,
      );
    },
  );

  it('of the demo are bound to the name of this machine, since browsers make none for its address', () => {
    expect(readConfig({ PORT: '8080' }).passkeys.relyingParty?.origin).toBe('http://localhost:8080');
    expect(readConfig({ PORT: '0' }).passkeys.relyingParty).toBeUndefined();
  });
});
