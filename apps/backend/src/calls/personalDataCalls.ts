import type { AccountDeletion } from '@dealerkit/domain/account/accountDeletion';
import {
  deletionDays,
  zeroResultSearchDays,
  type Retention,
  retentionDefaults,
} from '@dealerkit/domain/account/personalData';
import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import type { Handlers } from './Handler.ts';

type PersonalDataCall = 'getRetention' | 'getMyData' | 'getAccountDeletion' | 'askAccountDeletion' | 'keepAccount';

/** What the handlers need. */
export interface PersonalDataCallsOptions {
  store: Store;
  /** How long things are kept; the defaults without it. */
  retention?: Retention;
}

const noSuchUser = () => new HttpError(404, 'There is no such user.');

function blockedDeletion({ openOrders, balance, admin }: AccountDeletion): HttpError {
  if (admin) {
    return new HttpError(409, 'The account of an admin cannot be deleted. Another admin must remove the role first.');
  }
  if (openOrders > 0) {
    const message = 'Your account cannot be deleted while you have open orders. Wait for them, or cancel them.';
    return new HttpError(409, message);
  }
  const who = balance > 0 ? 'you owe the shop money' : 'the shop owes you money';
  return new HttpError(409, `Your account cannot be deleted while ${who}. Contact the shop.`);
}

/** The handlers of the calls about what the shop keeps of the caller. */
export function personalDataCalls({
  store,
  retention = { ...retentionDefaults, zeroResultSearches: zeroResultSearchDays },
}: PersonalDataCallsOptions): Handlers<PersonalDataCall> {
  return {
    getRetention: async () => retention,

    async getMyData(_, { caller }) {
      const data = await store.getMyData(caller.email);
      if (!data) throw noSuchUser();
      return data;
    },

    async getAccountDeletion(_, { caller }) {
      const deletion = await store.getAccountDeletion(caller.email);
      if (!deletion) throw noSuchUser();
      return deletion;
    },

    async askAccountDeletion(_, { caller }) {
      const asked = await store.askAccountDeletion(caller.email, Date.now() + deletionDays * 86_400_000);
      if (asked.outcome === 'no such user') throw noSuchUser();
      if (asked.outcome === 'blocked') throw blockedDeletion(asked.deletion);
      return { dueAt: asked.dueAt };
    },

    async keepAccount(_, { caller }) {
      return { modifiedCount: await store.keepAccount(caller.email) };
    },
  };
}
