import { exportTextsEn } from '@dealerkit/domain/exports/exportTextsEn';
import type { MessageFormat } from '../src/react/data/messages.js';
import type { OfflineQueueMessages } from '../src/react/basket/placing/offlineQueueMessages.js';
import type { RefusalMessages } from '../src/react/basket/placing/refusalSentence.js';

/** How the messages of the tests write names and numbers. */
export const format: MessageFormat = {
  nameOf: ({ product_name }) => product_name ?? 'Unnamed part',
  formatNumber: String,
  formatMoney: String,
  currency: 'BDT',
};

/** The names of the statuses. */
export const statuses = exportTextsEn.orders.statuses;

/** Why a line is refused, in another language than that of the host. */
export const refusals: RefusalMessages = {
  order: 'কিছুই অর্ডার হয়নি।',
  notOnSale: 'নেই',
  outOfStock: 'স্টকে নেই',
  left: (_, formatted) => `${formatted} আছে`,
  belowMinimum: (minimum) => `অন্তত ${minimum}`,
};

/** The sentences about the offline queue. */
export const queueMessages: OfflineQueueMessages = {
  ...format,
  locale: 'en',
  common: { dash: '–' },
  orders: { set: (name, text) => `${name}: ${text}` },
  order: { placed: 'Placed.', mayBePlaced: 'It may be placed.', refusals },
  offlineQueue: {
    priceChanged: (before, now) => `${before} is now ${now}.`,
    notOnSale: (names) => `${names} gone.`,
    expired: (until) => `Not sent; stays until ${until}.`,
  },
};
