import type { NotificationKind } from './notifications.js';
import type { NotificationContent } from './delivery.js';
import type { OrderStatus } from '../entities.js';

type Problem = NonNullable<NotificationContent['problem']>;

type Subject = (content: { number: string; status: OrderStatus | undefined }) => string;

const statuses: Readonly<Record<OrderStatus, string>> = {
  placed: 'waiting for confirmation',
  confirmed: 'confirmed',
  packed: 'packed',
  handedOver: 'handed over',
  cancelled: 'cancelled',
  returned: 'returned',
};

/** The subject of an e-mail, and all that a push message shows. */
const subjects: Readonly<Record<NotificationKind, Subject>> = {
  newOrder: ({ number }) => `New order ${number}`,
  cancelledLine: ({ number }) => `Order ${number}: a line is cancelled`,
  lowStock: () => 'Parts to buy',
  failedBackup: () => 'No good backup',
  orderStep: ({ number, status = 'placed' }) => `Order ${number}: ${statuses[status]}`,
  changedTerms: ({ number }) => `Order ${number}: the terms have changed`,
  invoice: ({ number }) => `Order ${number}: the invoice is ready`,
};

/** The texts of notifications in English. */
export const notificationTextsEn = {
  subjects,
  steps: {
    placed: 'These parts wait for our confirmation again:',
    confirmed: 'We have confirmed these parts:',
    packed: 'These parts are packed:',
    handedOver: 'These parts have been handed over:',
    cancelled: 'These parts are cancelled:',
    returned: 'These parts have been returned:',
  } as Record<OrderStatus, string>,
  newOrder: (name: string) => `${name} has ordered:`,
  cancelledLine: 'These parts are not wanted any more, and are back in the stock:',
  changedTerms: 'We have changed prices, the discount, the delivery charge or the note of your order.',
  invoice: (invoice: string) => `Invoice ${invoice} is ready to read and print.`,
  lowStock: 'Less than their reorder level is in stock of these parts:',
  problems: {
    failed: 'The last backup could not be made. The log of the server says why.',
    notCopied: 'The last backup could not be copied to the second folder. The log of the server says why.',
    late: 'No backup has been made for longer than planned. The log of the server says why.',
  } as Record<Problem, string>,
  line: (pieces: string, name: string) => `${pieces} × ${name}`,
  stock: (pieces: string, name: string) => `${name}: ${pieces} in stock`,
  more: (count: string) => `and ${count} more`,
  digest: (count: string) => `${count} messages`,
  digestLead: 'While we could not reach you, this has happened:',
  openOrder: 'Open the order',
  openInvoice: 'Open the invoice',
  openPurchaseList: 'Open the purchase list',
  openDashboard: 'Open the dashboard',
  greeting: (name: string) => `Hello ${name},`,
  reason: (shop: string) => `You get this e-mail because you have an account at ${shop}.`,
  choose: 'Choose what you are told',
  unsubscribe: 'Stop e-mails of this kind',
  unsubscribeQuestion: 'Do you want no more e-mails of this kind?',
  unsubscribed: 'You get no more e-mails of this kind. You can change that on the page My Profile.',
  unknownLink:
    'This link is not complete. Open it from the e-mail again, or change what you are told on the page My Profile.',
};

/** The texts of notifications in one language. */
export type NotificationTexts = typeof notificationTextsEn;
