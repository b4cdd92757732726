import type { SqlContext } from '../sql/transactions.ts';
import { askDeletion, keepAccount, readDeletion } from './deletion.ts';
import { eraseAccount } from './eraseAccount.ts';
import { countExpired, dueUsers, removeExpired } from './expired.ts';
import type { FailedDeletion, PersonalDataStore } from './PersonalDataStore.ts';
import { readMyData } from './readMyData.ts';

/** What is kept of a person, in both databases. */
export function createPersonalDataStore(context: SqlContext): PersonalDataStore {
  const { read, transact } = context;
  return {
    getMyData: (email) => read(readMyData(context, email)),
    getAccountDeletion: (email) => read(readDeletion(context, email)),
    askAccountDeletion: (email, dueAt) => transact((changes) => askDeletion(context, changes, email, dueAt)),
    keepAccount: (email) => transact((changes) => keepAccount(changes, email)),
    countExpired: (times) => read(countExpired(times)),

    async applyRetention(times) {
      let accounts = 0;
      const failed: FailedDeletion[] = [];
      for (const userId of await read(dueUsers(times.now))) {
        try {
          const isErased = await transact((changes) => eraseAccount(context, changes, userId, times.now));
          if (isErased) accounts += 1;
        } catch (error) {
          failed.push({ userId, error });
        }
      }
      return { accounts, failed, ...(await transact(() => removeExpired(context, times))) };
    },
  };
}
