/** How long something is kept that a dealer can set, in days. */
export const retentionDefaults = {
  /** Entries of the activity log. */
  audit: 730,
  /** Notifications that could not be delivered; those that were are deleted at once. */
  notifications: 30,
  /** The buyer on invoices of a deleted account; the invoice itself stays. */
  invoices: 2190,
} as const;
export type RetentionSetting = keyof typeof retentionDefaults;

/** How many days searches without a result are counted. */
export const zeroResultSearchDays = 90;

/** How many days an account waits for its deletion, and the user can still keep it. */
export const deletionDays = 7;

/** How long a host keeps things, in days. */
export interface Retention extends Record<RetentionSetting | 'zeroResultSearches', number> {
  /** Only where the host makes backups itself. */
  backups?: number | undefined;
}

/** One kind of data about a person. */
interface PersonalDataRow {
  /** Who keeps it: the host of the shop, the provider of the sign-in, or the browser of the person. */
  keeper: 'host' | 'provider' | 'browser';
  /** Why it is kept. */
  reason: 'orders' | 'books' | 'security' | 'choice' | 'selection';
  /** How long it is kept: as long as the account, the books, the shop's pages, the provider or the browser have it, minutes, or days. */
  kept: 'account' | 'books' | 'published' | 'provider' | 'browser' | 'minutes' | keyof Retention;
  /** What the deletion of the account does: it removes the row, or what identifies its person, or leaves it until its time is over. */
  onDeletion: 'removed' | 'unnamed' | 'expires' | 'stays';
  /** Whether the download of a user's data has it. */
  isDownloaded: boolean;
}

/**
 * Everything that is kept of a person (D57). The privacy page, the download, the deletion of an account and the retention follow this
 * list; the backend maps every table of its databases to it.
 */
export const personalData = {
  account: { keeper: 'host', reason: 'orders', kept: 'account', onDeletion: 'removed', isDownloaded: true },
  profile: { keeper: 'host', reason: 'orders', kept: 'account', onDeletion: 'removed', isDownloaded: true },
  orders: { keeper: 'host', reason: 'orders', kept: 'books', onDeletion: 'unnamed', isDownloaded: true },
  customers: { keeper: 'host', reason: 'orders', kept: 'books', onDeletion: 'unnamed', isDownloaded: true },
  ledger: { keeper: 'host', reason: 'books', kept: 'books', onDeletion: 'unnamed', isDownloaded: true },
  cheques: { keeper: 'host', reason: 'books', kept: 'books', onDeletion: 'unnamed', isDownloaded: true },
  invoices: { keeper: 'host', reason: 'books', kept: 'invoices', onDeletion: 'expires', isDownloaded: true },
  reviews: { keeper: 'host', reason: 'choice', kept: 'published', onDeletion: 'unnamed', isDownloaded: true },
  notifications: { keeper: 'host', reason: 'choice', kept: 'notifications', onDeletion: 'removed', isDownloaded: true },
  browsers: { keeper: 'host', reason: 'choice', kept: 'account', onDeletion: 'removed', isDownloaded: true },
  passkeys: { keeper: 'host', reason: 'security', kept: 'account', onDeletion: 'removed', isDownloaded: true },
  activity: { keeper: 'host', reason: 'security', kept: 'audit', onDeletion: 'unnamed', isDownloaded: true },
  // Keys that browsers make up, and the hashes and results of the calls with them.
  repeatedCalls: { keeper: 'host', reason: 'orders', kept: 'account', onDeletion: 'removed', isDownloaded: false },
  // Counted without the person.
  searches: {
    keeper: 'host',
    reason: 'selection',
    kept: 'zeroResultSearches',
    onDeletion: 'stays',
    isDownloaded: false,
  },
  callCounts: { keeper: 'host', reason: 'security', kept: 'minutes', onDeletion: 'expires', isDownloaded: false },
  backups: { keeper: 'host', reason: 'books', kept: 'backups', onDeletion: 'expires', isDownloaded: false },
  signIn: { keeper: 'provider', reason: 'security', kept: 'provider', onDeletion: 'stays', isDownloaded: false },
  device: { keeper: 'browser', reason: 'choice', kept: 'browser', onDeletion: 'stays', isDownloaded: false },
} as const satisfies Record<string, PersonalDataRow>;

/** The name of a kind of data about a person. */
export type PersonalDataName = keyof typeof personalData;

/** The kinds that the download has. */
export type DownloadedName = {
  [Name in PersonalDataName]: (typeof personalData)[Name]['isDownloaded'] extends true ? Name : never;
}[PersonalDataName];

/** Returns what a keeper has of a person, in the order of the list. */
export const personalDataOf = (keeper: PersonalDataRow['keeper']): PersonalDataName[] =>
  (Object.keys(personalData) as PersonalDataName[]).filter((name) => personalData[name].keeper === keeper);
