import type { MyData } from '@dealerkit/domain/myData';
import type { DownloadedName } from '@dealerkit/domain/personalData';
import { formatDateTime } from '../../format/dates.js';
import type { TextsOf } from '../../texts/en.js';

interface PageOptions {
  texts: TextsOf<'myData' | 'privacy'>;
  formatAmount: (amount: number) => string;
}

/** The keys of amounts in the smallest unit of the currency. */
const amounts = new Set([
  ...['amount', 'balance', 'creditLimit', 'agreedPrice', 'discount', 'deliveryCharge', 'sum', 'total', 'unitPrice'],
]);

/** The sections in the order of the list of personal data. */
const sections: readonly DownloadedName[] = [
  ...(['account', 'profile', 'orders', 'customer', 'ledger', 'invoices'] as const),
  ...(['reviews', 'notifications', 'browsers', 'passkeys', 'activity'] as const),
];

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** `orderNumber` is shown as `Order number`; the wire name `loaction` is spelt as documented. */
const labelOf = (key: string): string => {
  const words = key.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Writes a page that needs nothing else. The texts of the data become text nodes, so that none of them is read as markup. */
export const myDataPage = (data: MyData, { texts, formatAmount }: PageOptions): string => {
  const { locale, myData, privacy } = texts;
  const page = document.implementation.createHTMLDocument(myData.pageTitle(data.account.email));
  page.documentElement.lang = locale;

  const element = (name: string, ...content: (Node | string)[]): HTMLElement => {
    const created = page.createElement(name);
    created.append(...content);
    return created;
  };

  const textOf = (key: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? myData.yes : myData.no;
    if (typeof value === 'number') return amounts.has(key) ? formatAmount(value) : String(value);
    const text = String(value);
    if (key === 'by') return text === 'you' ? myData.you : myData.shop;
    return isoTime.test(text) ? formatDateTime(text, locale) : text;
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
      ...rows.flatMap(([name, each]) => [element('dt', labelOf(name)), element('dd', shown(name, each))]),
    );
  };

  const encoding = page.createElement('meta');
  encoding.setAttribute('charset', 'utf-8');
  page.head.prepend(encoding);
  page.head.append(
    element(
      'style',
      'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem 1rem;overflow-wrap:anywhere}',
    ),
  );
  page.body.append(
    element('h1', myData.pageTitle(data.account.email)),
    element('p', myData.createdAt(formatDateTime(data.createdAt, locale))),
    ...sections.flatMap((name) => [element('h2', privacy.rows[name].title), shown(name, data[name])]),
  );
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
};
