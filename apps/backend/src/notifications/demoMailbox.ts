import type { IncomingMessage, ServerResponse } from 'node:http';
import { type GateOptions, rejectionReason } from '../identity/emulator/requestGate.ts';
import type { OutgoingMail } from './mailChannel.ts';

/** The path of the page with the e-mails of the demo. */
export const mailboxPath = '/emulator/mails';

/** How many e-mails the mailbox keeps. */
const kept = 100;

interface KeptMail extends OutgoingMail {
  at: Date;
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const entryOf = ({ subject, to, html, at }: KeptMail) => `<details><summary><b>${escape(subject)}</b><br>
${escape(to.address)} · <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></summary>
<iframe title="${escape(subject)}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escape(html)}"></iframe></details>`;

const pageOf = (mails: readonly KeptMail[]) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Mailbox of the demo</title><style>
:root{color-scheme:light dark}body{font:16px/1.6 system-ui,'Noto Sans Bengali',sans-serif;max-width:44rem;margin:0 auto;padding:1rem}
details{border-top:1px solid GrayText;padding:.75rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
iframe{width:100%;height:32rem;border:1px solid GrayText;border-radius:8px;margin-top:.75rem;background:#fff}</style></head>
<body><main><h1>Mailbox of the demo</h1><p>${mails.length === 0 ? 'No e-mail yet: place an order, or change one.' : 'The demo sends no e-mails. It would have sent these, the newest first.'}</p>
${mails.map(entryOf).join('\n')}</main></body></html>`;

/** Keeps the e-mails that the demo does not send, and shows them to browsers of this machine. */
export function demoMailbox(gate: GateOptions) {
  const mails: KeptMail[] = [];
  return {
    deliver: async (mail: OutgoingMail): Promise<void> => {
      mails.unshift({ ...mail, at: new Date() });
      mails.splice(kept);
    },
    /** Answers a request for the mailbox; returns whether it was one. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' || request.url !== mailboxPath) return false;
      const reason = rejectionReason(request, gate);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
      response
        .writeHead(reason === undefined ? 200 : 403, { ...headers, 'content-security-policy': policy })
        .end(reason === undefined ? pageOf(mails) : escape(reason));
      return true;
    },
  };
}
