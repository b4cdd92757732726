import { currencyDigits } from '@dealerkit/domain/money/amounts';
import type { BackupStatus } from '@dealerkit/domain/books/overview';
import type { ClockWatch } from '../operation/clockStatus.ts';
import type { ZeroResultSearches } from '../operation/zeroResultSearches.ts';
import type { PartIndexing } from '../operation/partIndexing.ts';
import { auditCalls } from './auditCalls.ts';
import { customerCalls } from './customerCalls.ts';
import { exportCalls } from './exportCalls.ts';
import { invoiceCalls } from './invoiceCalls.ts';
import { ledgerCalls } from './ledgerCalls.ts';
import { notificationCalls, type NotificationCallsOptions } from './notificationCalls.ts';
import { orderCalls } from './orderCalls.ts';
import { orderDeskCalls } from './orderDeskCalls.ts';
import { overviewCalls } from './overviewCalls.ts';
import { partCalls } from './partCalls.ts';
import { passkeyCalls, type PasskeyCallsOptions } from './passkeyCalls.ts';
import { personalDataCalls, type PersonalDataCallsOptions } from './personalDataCalls.ts';
import { pictureCalls } from './pictureCalls.ts';
import { resolveCalls } from './resolveCalls.ts';
import { reviewCalls } from './reviewCalls.ts';
import { searchCalls } from './searchCalls.ts';
import { userCalls, type UserCallsOptions } from './userCalls.ts';
import type { Days } from '../days.ts';
import type { Handlers } from './Handler.ts';

export interface HandlersOptions
  extends UserCallsOptions, NotificationCallsOptions, PersonalDataCallsOptions, PasskeyCallsOptions {
  /** Only where the backend makes backups itself. */
  backupStatus?: (() => BackupStatus) | undefined;
  /** The code of the dealer's currency. */
  currency?: string;
  /** The country code of local phone numbers. */
  countryCode?: string;
}

/** What the handlers share with the routes. */
interface Services {
  days: Days;
  indexing: PartIndexing;
  zeroResults: ZeroResultSearches;
  clock: ClockWatch;
}

/** The handlers of all calls, each from the file of its resource. */
export function createHandlers(options: HandlersOptions, { days, indexing, zeroResults, clock }: Services): Handlers {
  const { store, backupStatus, currency = 'BDT', countryCode = '880' } = options;
  return {
    ...userCalls(options),
    ...notificationCalls(options),
    ...personalDataCalls(options),
    ...passkeyCalls(options),
    ...partCalls(store),
    ...pictureCalls(store),
    ...resolveCalls,
    ...searchCalls(store, days, indexing, zeroResults),
    ...orderCalls(store, days),
    ...orderDeskCalls(store),
    ...customerCalls(store, countryCode),
    ...ledgerCalls(store, days),
    ...invoiceCalls(store, days),
    ...overviewCalls(store, days, { backupStatus, clock }),
    ...reviewCalls(store),
    ...auditCalls(store, days),
    ...exportCalls(store, { days, digits: currencyDigits(currency), countryCode }),
  };
}
