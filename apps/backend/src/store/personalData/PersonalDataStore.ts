import type { AccountDeletion } from '@dealerkit/domain/account/accountDeletion';
import type { MyData } from '@dealerkit/domain/account/myData';
import type { RetentionSetting } from '@dealerkit/domain/account/personalData';

/** What was, or is to be, removed because its time is over. */
export type RetentionCounts = Record<RetentionSetting | 'zeroResultSearches' | 'accounts', number>;

/** An account whose deletion failed, and was left as it was. */
export interface FailedDeletion {
  userId: string;
  error: unknown;
}

/** What was removed, and which deletions failed. */
type AppliedRetention = RetentionCounts & { failed: readonly FailedDeletion[] };

/** When the time of something is over. */
export interface RetentionTimes {
  /** The days that things are kept. */
  days: Readonly<Record<RetentionSetting, number>>;
  /** Now, in milliseconds since 1970. */
  now: number;
}

/** The result of asking for the deletion of an account; `blocked`: something must be done first. */
export type AskedDeletion =
  | { outcome: 'asked'; dueAt: string }
  | { outcome: 'blocked'; deletion: AccountDeletion }
  | { outcome: 'no such user' };

/** What is kept of a person (D57). */
export interface PersonalDataStore {
  /** Everything about a user; undefined for an unknown one. */
  getMyData(email: string): Promise<MyData | undefined>;
  getAccountDeletion(email: string): Promise<AccountDeletion | undefined>;
  /** The account is deleted at `dueAt`, in milliseconds since 1970, or when it was first asked for. */
  askAccountDeletion(email: string, dueAt: number): Promise<AskedDeletion>;
  /** Resolves to the number of users who had asked for it, 0 or 1. */
  keepAccount(email: string): Promise<number>;
  /** Counts what `applyRetention` would remove. */
  countExpired(times: RetentionTimes): Promise<RetentionCounts>;
  /** Deletes the accounts that are due and not blocked, each by itself, and removes what is kept no longer. */
  applyRetention(times: RetentionTimes): Promise<AppliedRetention>;
}
