import type { AuditEntry } from '@dealerkit/domain/entities';
import { partValues } from '@dealerkit/domain/parts/partValues';
import type { TextsOf } from '../../texts/en.js';

export type DetailTexts = TextsOf<'audit' | 'print' | 'table'>;

export interface DetailFormatters {
  texts: DetailTexts;
  formatNumber: (value: number) => string;
  formatMoney: (value: number) => string;
}

/** A field of a described change: its name, and the format of a number in it. */
type Fields = Readonly<Record<string, { label: string; format?: ((value: number) => string) | undefined }>>;

const number = String.raw`-?\d+(?:\.\d+)?`;

const partFields = ({ texts: { audit }, formatMoney, formatNumber }: DetailFormatters): Fields => {
  const formats: Readonly<Record<string, (value: number) => string>> = { price: formatMoney, quantity: formatNumber };
  return Object.fromEntries(
    Object.entries(partValues).map(([name, { label, kind }]) => [
      name,
      { label: audit.fields[label], format: formats[kind] },
    ]),
  );
};

const customerFields = ({ texts: { audit }, formatMoney }: DetailFormatters): Fields => ({
  name: { label: audit.fields.name },
  phones: { label: audit.fields.phones },
  address: { label: audit.fields.address },
  note: { label: audit.fields.note },
  creditLimit: { label: audit.fields.creditLimit, format: formatMoney },
});

const termFields = ({ texts: { audit }, formatMoney }: DetailFormatters): Fields => ({
  discount: { label: audit.fields.discount, format: formatMoney },
  deliveryCharge: { label: audit.fields.deliveryCharge, format: formatMoney },
  note: { label: audit.fields.note },
});

/** Writes a change such as `discount none -> 50` in words. A text that a user typed stays as it is. */
const changeText = (detail: string, fields: Fields, nothing: string): string => {
  const value = `none|${number}`;
  const names = Object.keys(fields).join('|');
  const field = new RegExp(`(^|: |, )(${names})(?: (${value}) -> (${value})(?=, |$)|(?= .* -> |, |$))`, 'g');
  return detail.replaceAll(field, (_, before: string, name: string, from?: string, to?: string) => {
    const { label = name, format } = fields[name] ?? {};
    const written = (typed: string) => (typed === 'none' ? nothing : format ? format(Number(typed)) : typed);
    return `${before}${label}${from === undefined || to === undefined ? '' : ` ${written(from)} -> ${written(to)}`}`;
  });
};

const termsText = (detail: string, formatters: DetailFormatters): string => {
  const { texts, formatMoney } = formatters;
  const { nothing, priceOf } = texts.audit.fields;
  const written = (typed: string) => (typed === 'none' ? nothing : formatMoney(Number(typed)));
  const prices = new RegExp(String.raw`(^|, )price of ([\da-f]{24}) (none|${number}) -> (none|${number})(?=, |$)`, 'g');
  return changeText(detail, termFields(formatters), nothing).replaceAll(
    prices,
    (_, before: string, line: string, from: string, to: string) =>
      `${before}${priceOf(line)} ${written(from)} -> ${written(to)}`,
  );
};

/** Replaces the known names of a record, such as statuses, where a pattern has them as its first group. */
const nameText = (detail: string, pattern: RegExp, names: Readonly<Record<string, string>>): string =>
  detail.replace(pattern, (all, name: string) => all.replace(name, names[name] ?? name));

/** The details of each action that are not only names, addresses or reasons. */
const writers: Readonly<Record<string, (detail: string, formatters: DetailFormatters) => string>> = {
  'set order status': (detail, { texts: { audit } }) => {
    const statuses: Readonly<Record<string, string>> = audit.fields.statuses;
    return detail.replaceAll(/\w+/g, (status) => statuses[status] ?? status);
  },
  'change part': (detail, formatters) =>
    changeText(detail, partFields(formatters), formatters.texts.audit.fields.nothing),
  'change customer': (detail, formatters) =>
    changeText(detail, customerFields(formatters), formatters.texts.audit.fields.nothing),
  'agree terms': termsText,
  // A payment is stored as what it takes from the debt.
  'add payment': (detail, { texts, formatMoney }) =>
    nameText(detail, /^\S+ (\w+)(?=[ :])/, texts.audit.fields.methods).replace(/^-?[\d.]+/, (amount) =>
      formatMoney(Math.abs(Number(amount))),
    ),
  'add refund': (detail, { texts, formatMoney }) =>
    nameText(detail, /^\S+ (\w+)(?=[ :])/, texts.audit.fields.methods).replace(/^[\d.]+/, (amount) =>
      formatMoney(Number(amount)),
    ),
  'add cash': (detail, { formatMoney }) => detail.replace(/^-?[\d.]+/, (amount) => formatMoney(Number(amount))),
  'receive cheque': (detail, { formatMoney }) => detail.replace(/^[\d.]+/, (amount) => formatMoney(Number(amount))),
  'set cheque status': (detail, { texts: { audit }, formatMoney }) => {
    const statuses: Readonly<Record<string, string>> = audit.fields.chequeStatuses;
    return detail
      .replace(
        /^([\d.]+) (\w+) -> (\w+)/,
        (_, amount: string, from: string, to: string) =>
          `${formatMoney(Number(amount))} ${statuses[from] ?? from} -> ${statuses[to] ?? to}`,
      )
      .replace(
        /(?<=> [^,:]+, )charge ([\d.]+)/,
        (_, charge: string) => `${audit.fields.charge} ${formatMoney(Number(charge))}`,
      );
  },
  'close day': (detail, { texts: { audit }, formatMoney }) =>
    detail.replace(
      /^expected (-?[\d.]+), counted ([\d.]+)$/,
      (_, expected: string, counted: string) =>
        `${audit.fields.expectedCash} ${formatMoney(Number(expected))}, ${audit.fields.countedCash} ${formatMoney(Number(counted))}`,
    ),
  'add adjustment': (detail, { formatMoney }) => detail.replace(/^-?[\d.]+/, (amount) => formatMoney(Number(amount))),
  'reverse entry': (detail, { texts, formatMoney }) =>
    nameText(
      detail.replace(/(?<=^(\w+) )-?[\d.]+(?=:)/, (amount, kind: string) =>
        formatMoney(kind === 'payment' ? Math.abs(Number(amount)) : Number(amount)),
      ),
      /^(\w+)/,
      texts.audit.fields.kinds,
    ),
  'issue invoice': (detail, { texts, formatMoney }) =>
    detail.replace(
      /^order (\d+), total (-?[\d.]+)$/,
      (_, order: string, total: string) => `${texts.print.number(order)}, ${formatMoney(Number(total))}`,
    ),
  'merge customers': (detail, { texts, formatMoney }) =>
    detail.replace(
      /, balance (-?[\d.]+)$/,
      (_, balance: string) => `, ${texts.audit.fields.balance} ${formatMoney(Number(balance))}`,
    ),
  'export list': (detail, { texts: { audit, table } }) =>
    nameText(detail, /(?<=^|, )status: (\w+)(?=, |$)/, audit.fields.statuses)
      .replace(/(?<=^|, )status: /, `${audit.fields.status}: `)
      .replace(/^search: /, `${table.search}: `),
};

/** Writes the details of an entry with the words and amounts of the language; what is not known stays as the host has it. */
export const detailText = ({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>, formatters: DetailFormatters) =>
  Object.hasOwn(writers, action) ? (writers[action]?.(detail, formatters) ?? detail) : detail;
