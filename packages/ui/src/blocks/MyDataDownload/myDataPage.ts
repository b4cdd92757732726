import type { MyData } from '@dealerkit/domain/account/myData';
import { auditActionText } from '@dealerkit/domain/exports/exportColumns';
import { personalData, personalDataOf } from '@dealerkit/domain/account/personalData';
import type { DownloadedName } from '@dealerkit/domain/account/personalData';
import { formatDateTime } from '../../format/dates.js';
import type { LoadedTexts } from '../../texts/en.js';
import { auditTexts } from '../../texts/en/audit.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { ledgerTexts } from '../../texts/en/ledger.js';
import { myDataTexts } from '../../texts/en/myData.js';
import { myDataFieldsTexts } from '../../texts/en/myDataFields.js';
import { notificationsTexts } from '../../texts/en/notifications.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { privacyTexts } from '../../texts/en/privacy.js';

const english = {
  ...auditTexts,
  ...chequesTexts,
  ...ledgerTexts,
  ...myDataTexts,
  ...myDataFieldsTexts,
  ...notificationsTexts,
  ...ordersTexts,
  ...privacyTexts,
};

interface PageOptions {
  /** The texts of the provider; English takes the place of sections that they lack. */
  texts: LoadedTexts;
  formatAmount: (amount: number) => string;
}

/** The keys of amounts in the smallest unit of the currency. */
const amounts: readonly string[] = [
  'amount',
  'balance',
  'creditLimit',
  'agreedPrice',
  'credit',
  'discount',
  'deliveryCharge',
  'sum',
  'total',
  'unitPrice',
];

/** The sections in the order of the list of personal data. */
const sections = personalDataOf('host').filter((name): name is DownloadedName => personalData[name].isDownloaded);

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Writes a page that needs nothing else. The texts of the data become text nodes, so that none of them is read as markup. */
export const myDataPage = (data: MyData, { texts, formatAmount }: PageOptions): string => {
  const { locale, audit, cheques, ledger, myData, myDataFields, notifications, orders, privacy } = {
    ...english,
    ...texts,
  };
  const fields: Readonly<Record<string, string>> = myDataFields;
  /** The words for the values of a key. */
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    by: { you: myData.you, shop: myData.shop },
    status: { ...cheques.statuses, ...orders.statuses },
    kind: { ...ledger.kinds, ...notifications.kinds },
    method: ledger.methods,
    channel: notifications.channels,
  };
  const page = document.implementation.createHTMLDocument(myData.pageTitle(data.account.email));
  page.documentElement.lang = locale;

  const element = (name: string, ...content: (Node | string)[]): HTMLElement => {
    const created = page.createElement(name);
    created.append(...content);
    return created;
  };

  const textOf = (key: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? myData.yes : myData.no;
    if (typeof value === 'number') return amounts.includes(key) ? formatAmount(value) : String(value);
    const text = String(value);
    if (key === 'action') return auditActionText(audit, text);
    return words[key]?.[text] ?? (isoTime.test(text) ? formatDateTime(text, locale) : text);
  };

  const shown = (key: string, value: unknown): Node => {
    if (Array.isArray(value)) {
      if (value.length === 0) return element('p', myData.nothing);
      const items: unknown[] = value;
      return element('ol', ...items.map((item) => element('li', shown(key, item))));
    }
    if (typeof value !== 'object' || value === null) return page.createTextNode(textOf(key, value ?? myData.nothing));
    const rows = Object.entries(value).filter(([, each]) => each !== undefined);
    return element(
      'dl',
      ...rows.flatMap(([name, each]) => [element('dt', fields[name] ?? name), element('dd', shown(name, each))]),
    );
  };

  const encoding = page.createElement('meta');
  encoding.setAttribute('charset', 'utf-8');
  const viewport = page.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=device-width, initial-scale=1';
  // It has no styles: the content security policy of the shop's page would block them here too.
  page.head.prepend(encoding, viewport);
  page.body.append(
    element('h1', myData.pageTitle(data.account.email)),
    element('p', myData.createdAt(formatDateTime(data.createdAt, locale))),
    ...sections.flatMap((name) => [element('h2', privacy.rows[name].title), shown(name, data[name])]),
  );
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
};
