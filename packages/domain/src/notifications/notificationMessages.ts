import { type LanguageCode, languages } from '../text/languages.js';
import { notificationTextsBn } from './notificationTextsBn.js';
import { type NotificationTexts, notificationTextsEn } from './notificationTextsEn.js';
import type { Notification } from './delivery.js';
import { paths } from '../paths.js';

/** The texts of notifications by language. */
export const notificationTexts: Readonly<Record<LanguageCode, NotificationTexts>> = {
  en: notificationTextsEn,
  bn: notificationTextsBn,
};

/** What a notification says. */
export interface NotificationMessage {
  subject: string;
  /** The sentence before the list, or the only one; empty where the subject says all. */
  lead: string;
  list: readonly string[];
  /** A page of the shop. */
  link: { path: string; label: string };
}

const formatIn = (language: LanguageCode, grouping = true) => {
  const format = new Intl.NumberFormat(languages[language].locale, { useGrouping: grouping });
  return (value: number) => format.format(value);
};

/** Returns what a push message shows, from the kind, number and status alone. */
export const subjectOf = (
  { kind, number, status }: Pick<Notification, 'kind' | 'number' | 'status'>,
  language: LanguageCode,
): string => {
  const formatted = number === undefined ? '' : formatIn(language, false)(number);
  return notificationTexts[language].subjects[kind]({ number: formatted, status });
};

/** Returns the subject of several notifications that are sent as one. */
export const digestSubject = (count: number, language: LanguageCode): string =>
  notificationTexts[language].digest(formatIn(language)(count));

/** Returns the page of the shop that a notification is about. */
export const linkOf = ({ kind, number, invoice }: Notification): string => {
  if (kind === 'lowStock') return paths.purchaseList;
  if (kind === 'failedBackup' || number === undefined) return paths.dashboard;
  return invoice === undefined ? paths.order(String(number)) : paths.invoice(invoice);
};

const labelOf = ({ kind, invoice }: Notification, texts: NotificationTexts): string => {
  if (kind === 'lowStock') return texts.openPurchaseList;
  if (kind === 'failedBackup') return texts.openDashboard;
  return invoice === undefined ? texts.openOrder : texts.openInvoice;
};

/** The lines that a message shows, and how many more there are. */
const shownLines = ({ lines = [], count = lines.length }: Notification, most = 20) => ({
  shown: lines.slice(0, most),
  more: count - Math.min(lines.length, most),
});

const leadOf = ({ kind, name = '', status, invoice = '', problem }: Notification, texts: NotificationTexts): string => {
  switch (kind) {
    case 'newOrder':
      return texts.newOrder(name);
    case 'orderStep':
      return texts.steps[status ?? 'placed'];
    case 'invoice':
      return texts.invoice(invoice);
    case 'failedBackup':
      return texts.problems[problem ?? 'failed'];
    case 'cancelledLine':
    case 'changedTerms':
    case 'lowStock':
      return texts[kind];
  }
};

/** Returns what a notification says in a language. */
export const messageOf = (notification: Notification, language: LanguageCode): NotificationMessage => {
  const texts = notificationTexts[language];
  const format = formatIn(language);
  const { shown, more } = shownLines(notification);
  const line = notification.kind === 'lowStock' ? texts.stock : texts.line;
  const list = shown.map(({ name, pieces }) => line(format(pieces), name));
  return {
    subject: subjectOf(notification, language),
    lead: leadOf(notification, texts),
    list: more > 0 ? [...list, texts.more(format(more))] : list,
    link: { path: linkOf(notification), label: labelOf(notification, texts) },
  };
};

/** Returns what several notifications say as one, with the subject of each. */
export const digestOf = (notifications: readonly Notification[], language: LanguageCode): NotificationMessage => {
  const texts = notificationTexts[language];
  const most = 50;
  const list = notifications.slice(0, most).map((each) => subjectOf(each, language));
  const more = notifications.length - list.length;
  return {
    subject: digestSubject(notifications.length, language),
    lead: texts.digestLead,
    list: more > 0 ? [...list, texts.more(formatIn(language)(more))] : list,
    link: { path: paths.dashboard, label: texts.openDashboard },
  };
};
