import { expect, it } from 'vitest';
import { chromeAddress } from './inAppBrowser.js';

const page = 'https://parts.example/login?from=fb#top';
const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36';
const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

it.each([
  ['Facebook', `${android} [FB_IAB/FB4A;FBAV/466.0.0.60.86;]`],
  ['Messenger', `${android} [FB_IAB/Orca-Android;FBAV/460.0.0.46.108;]`],
  ['Instagram', `${android} Instagram 334.0.0.42.95 Android (33/13; 450dpi; samsung; SM-A145F)`],
  ['a WebView', android.replace('SM-A145F)', 'SM-A145F; wv)')],
])('opens a page of %s on Android in Chrome', (_, userAgent) => {
  expect(chromeAddress(userAgent, page)).toBe(
    'intent://parts.example/login?from=fb#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=https%3A%2F%2Fparts.example%2Flogin%3Ffrom%3Dfb;end',
  );
});

it.each([
  ['Facebook', `${ios} [FBAN/FBIOS;FBAV/467.0.0.40.107;FBDV/iPhone14,5]`],
  ['Messenger', `${ios} [FBAN/MessengerForiOS;FBAV/459.0.0.42.107]`],
  ['Instagram', `${ios} Instagram 334.0.6.25.96 (iPhone14,5; iOS 17_5)`],
])('opens a page of %s on an iPhone in Chrome', (_, userAgent) => {
  expect(chromeAddress(userAgent, page)).toBe('googlechromes://parts.example/login?from=fb');
});

it.each([
  ['Chrome on Android', android.replace('Version/4.0 ', '')],
  ['Safari', `${ios} Version/17.5 Safari/604.1`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
  ],
])('leaves %s alone', (_, userAgent) => expect(chromeAddress(userAgent, page)).toBeUndefined());
