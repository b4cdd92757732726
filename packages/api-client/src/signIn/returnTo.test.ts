import { describe, expect, it } from 'vitest';
import { readReturnTo, returnToState } from './returnTo.js';

const origin = 'https://surma.example';
const read = (from: unknown) => readReturnTo({ from }, origin);

describe('the page after the login', () => {
  it('keeps path, query and hash (S063)', () => {
    const location = { pathname: '/purchase/65f0', search: '?from=mail', hash: '#order', state: null, key: 'a' };
    expect(readReturnTo(returnToState(location), origin)).toBe('/purchase/65f0?from=mail#order');
  });

  it('keeps letters that a URL must escape', () => {
    expect(read('/purchase/ব্রেক?q=a b')).toBe(new URL('/purchase/ব্রেক?q=a b', origin).href.slice(origin.length));
  });

  it.each([undefined, null, '', 7, {}, 'purchase/1', 'dashboard'])('is the home page if %o is stored', (from) => {
    expect(read(from)).toBe('/');
  });

  it.each([undefined, null, 'a', 7, {}])('is the home page if the history state is %o', (state) => {
    expect(readReturnTo(state, origin)).toBe('/');
  });

  it.each([
    'https://evil.example/',
    'HTTPS://evil.example',
    '//evil.example',
    '//evil.example/dashboard',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://surma.example.evil.example/',
    '//',
  ])('is never another site, as with %j', (from) => {
    expect(read(from)).toBe('/');
  });

  it.each(['/login', '/signup', '/login?again', '/signup#top'])('is not %s again', (from) => {
    expect(read(from)).toBe('/');
  });
});
