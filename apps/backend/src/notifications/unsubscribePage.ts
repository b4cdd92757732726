import { notificationKinds } from '@dealerkit/domain/notifications/notifications';
import { notificationTexts } from '@dealerkit/domain/notifications/notificationMessages';
import { languageCodes } from '@dealerkit/domain/text/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { NotificationStore } from '../store/notifications/NotificationStore.ts';
import type { UnsubscribeTokens, Unsubscription } from './unsubscribeToken.ts';

interface UnsubscribeOptions {
  store: Pick<NotificationStore, 'switchOff'>;
  tokens: UnsubscribeTokens;
}

interface Request {
  Querystring: { token?: unknown };
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page in every language, since the reader is not signed in. */
function pageOf(text: 'unsubscribeQuestion' | 'unsubscribed' | 'unknownLink'): string {
  const blocks = languageCodes.map((language) => {
    const texts = notificationTexts[language];
    const button =
      text === 'unsubscribeQuestion' ? `<form method="post"><button>${texts.unsubscribe}</button></form>` : '';
    return `<section lang="${language}"><p>${texts[text]}</p>${button}</section>`;
  });
  const title = languageCodes.map((language) => notificationTexts[language].unsubscribe).join(' · ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:18px/1.6 system-ui,'Noto Sans Bengali',sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem}button{font:inherit;padding:.6rem 1.2rem}</style></head>
<body><main>${blocks.join('<hr>')}</main></body></html>`;
}

const sendPage = (reply: FastifyReply, status: number, text: Parameters<typeof pageOf>[0]) =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .send(pageOf(text));

/** The kinds that a link switches off. */
const kindsIn = ({ kind }: Unsubscription) => (kind === 'all' ? notificationKinds : [kind]);

/**
 * Serves the links with which e-mails are switched off without signing in. Programs that check links only read the page; its button, and
 * the one of an e-mail program (RFC 8058), send a POST.
 */
export async function unsubscribePage(app: FastifyInstance, { store, tokens }: UnsubscribeOptions): Promise<void> {
  const read = (token: unknown) => (typeof token === 'string' ? tokens.read(token) : undefined);
  app.removeAllContentTypeParsers();
  // What the body says is fixed, and some programs send none.
  app.addContentTypeParser('*', { bodyLimit: 1024, parseAs: 'string' }, (_request, _body, done) => done(null));
  app.get<Request>('/', async ({ query: { token } }, reply) =>
    read(token) ? sendPage(reply, 200, 'unsubscribeQuestion') : sendPage(reply, 404, 'unknownLink'),
  );
  app.post<Request>('/', async ({ query: { token } }, reply) => {
    const unsubscription = read(token);
    if (!unsubscription) return sendPage(reply, 404, 'unknownLink');
    const off = kindsIn(unsubscription).map((kind) => ({ kind, channel: 'email' as const }));
    await store.switchOff(unsubscription.userId, off);
    return sendPage(reply, 200, 'unsubscribed');
  });
}
