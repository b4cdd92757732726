import { describe, expect, it } from 'vitest';
import { remember, rememberedPage } from './rememberedPage.js';

const origin = 'https://surma.example';
const back = (from: unknown) => rememberedPage({ from }, origin);

describe('the page that is remembered for after the login', () => {
  it('keeps path, query and hash (S063)', () => {
    const place = { pathname: '/purchase/65f0', search: '?from=mail', hash: '#order', state: null, key: 'a' };
    expect(rememberedPage(remember(place), origin)).toBe('/purchase/65f0?from=mail#order');
  });

  it('survives letters that an address must escape', () => {
    expect(back('/purchase/ব্রেক?q=a b')).toBe(new URL('/purchase/ব্রেক?q=a b', origin).href.slice(origin.length));
  });

  it.each([undefined, null, '', 7, {}, 'purchase/1', 'dashboard'])(
    'is the home page where %o was remembered',
    (from) => {
      expect(back(from)).toBe('/');
    },
  );

  it.each([undefined, null, 'a', 7, {}])('is the home page where the history entry holds %o', (state) => {
    expect(rememberedPage(state, origin)).toBe('/');
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
  ])('never leads to another site by %j', (from) => {
    expect(back(from)).toBe('/');
  });

  it.each(['/login', '/signup', '/login?again', '/signup#top'])('does not send anybody back to the door %s', (from) => {
    expect(back(from)).toBe('/');
  });
});
