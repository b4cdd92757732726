/** How browsers inside apps name themselves: Facebook, Messenger, Instagram, and others whose windows Google refuses too. */
const inAppBrowsers =
  /\b(FBAN|FBAV|FB_IAB|FBIOS|Messenger\w*|Instagram|Threads|Barcelona|WhatsApp|Line|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|Pinterest|Twitter)\b|; wv\)/;

/**
 * Returns the address that opens a page in Chrome if the browser is one inside an app, in which Google refuses to sign in; undefined in
 * other browsers.
 */
export const chromeAddress = (userAgent: string, page: string): string | undefined => {
  if (!inAppBrowsers.test(userAgent)) return undefined;
  const { protocol, host, pathname, search, origin } = new URL(page);
  const address = `${host}${pathname}${search}`;
  if (/iPhone|iPad|iPod/.test(userAgent)) return `googlechrome${protocol === 'https:' ? 's' : ''}://${address}`;
  const fallback = encodeURIComponent(`${origin}${pathname}${search}`);
  const extras = [
    'Intent',
    `scheme=${protocol.slice(0, -1)}`,
    'package=com.android.chrome',
    `S.browser_fallback_url=${fallback}`,
  ];
  return `intent://${address}#${extras.join(';')};end`;
};
