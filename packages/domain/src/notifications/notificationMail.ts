import type { LanguageCode } from '../text/languages.js';
import { type NotificationMessage, notificationTexts } from './notificationMessages.js';
import { paths } from '../paths.js';

/** What an e-mail needs besides its message. */
export interface MailFrame {
  language: LanguageCode;
  /** The dealer's name. */
  shop: string;
  /** The reader's name; none is greeted without it. */
  name: string | undefined;
  /** The address of the shop, for example `https://shop.example`; links are paths without it. */
  origin: string;
  /** The address that stops e-mails of this kind. */
  unsubscribe: string | undefined;
  /** Where links open: `_top` in a page that shows the e-mail in a frame. */
  linkTarget?: '_top' | undefined;
}

/** An e-mail as text and as HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** Returns a text as one line without control characters, which would end a header. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const linkTo = (href: string, label: string, style = 'color:#1f4e79') =>
  `<a href="${escape(href)}" style="${style}">${escape(label)}</a>`;

const buttonStyle =
  'display:inline-block;padding:12px 20px;background:#1f4e79;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600';

const htmlOf = (
  message: NotificationMessage,
  { language, shop, name, origin, unsubscribe, linkTarget }: MailFrame,
): string => {
  const texts = notificationTexts[language];
  const { subject, lead, list, link } = message;
  const items = list.map((item) => `<li style="margin:4px 0">${escape(item)}</li>`).join('');
  const footer = [
    escape(texts.reason(shop)),
    linkTo(`${origin}${paths.myProfile}`, texts.choose),
    ...(unsubscribe === undefined ? [] : [linkTo(unsubscribe, texts.unsubscribe)]),
  ];
  const base = linkTarget === undefined ? '' : `<base target="${linkTarget}">`;
  return `<!doctype html>
<html lang="${language}"><head>${base}<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f2f3f5;color:#1b1f24;font:16px/1.6 system-ui,'Noto Sans Bengali',sans-serif;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 12px;font-weight:700">${escape(shop)}</p>
<div style="background:#ffffff;border-radius:8px;padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escape(subject)}</h1>
${name === undefined ? '' : `<p style="margin:0 0 12px">${escape(texts.greeting(name))}</p>`}
<p style="margin:0 0 12px">${escape(lead)}</p>
${items === '' ? '' : `<ul style="margin:0 0 20px;padding-left:20px">${items}</ul>`}
<p style="margin:20px 0 0">${linkTo(`${origin}${link.path}`, link.label, buttonStyle)}</p>
</div>
<p style="margin:16px 0 0;font-size:14px;color:#4a5158">${footer.join('<br>')}</p>
</div></body></html>`;
};

const textOf = (message: NotificationMessage, { language, shop, name, origin, unsubscribe }: MailFrame): string => {
  const texts = notificationTexts[language];
  const { lead, list, link } = message;
  const paragraphs = [
    ...(name === undefined ? [] : [texts.greeting(name)]),
    [lead, ...list.map((item) => `- ${item}`)].join('\n'),
    `${link.label}: ${origin}${link.path}`,
    [
      texts.reason(shop),
      `${texts.choose}: ${origin}${paths.myProfile}`,
      ...(unsubscribe === undefined ? [] : [`${texts.unsubscribe}: ${unsubscribe}`]),
    ].join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
};

/** Returns the e-mail of a message. */
export const mailOf = (message: NotificationMessage, frame: MailFrame): Mail => {
  const lines = { ...message, lead: oneLine(message.lead), list: message.list.map(oneLine) };
  const named = { ...frame, shop: oneLine(frame.shop), name: frame.name && oneLine(frame.name) };
  return { subject: oneLine(message.subject), text: textOf(lines, named), html: htmlOf(lines, named) };
};
