import type { Page } from 'playwright/test';

/** A call as it went over the wire. */
export interface SentCall {
  /** Method and path below the API's host, such as `POST /orderparts`. */
  call: string;
  body: unknown;
  authorization: string | undefined;
}

/** Notes every call by which a page changes something from now on; what it merely reads, it may read whenever it likes. */
export function listenToWrites(page: Page): SentCall[] {
  const sent: SentCall[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() === 'GET') return;
    sent.push({
      call: `${request.method()} ${pathname.slice('/api'.length)}${search}`,
      body: request.postDataJSON() as unknown,
      authorization: request.headers()['authorization'],
    });
  });
  return sent;
}
