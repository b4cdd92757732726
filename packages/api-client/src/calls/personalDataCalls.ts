import { custom, number, object, optional, string } from 'valibot';
import { AccountDeletion } from '@dealerkit/domain/account/accountDeletion';
import type { MyData } from '@dealerkit/domain/account/myData';
import { call } from './call.js';
import { modified } from './responses.js';

const Retention = object({
  audit: number(),
  notifications: number(),
  invoices: number(),
  zeroResultSearches: number(),
  backups: optional(number()),
});

/** Every page would load the whole schema, and a download only saves what the host has checked by it. */
const checkedByHost = custom<MyData>((value) => typeof value === 'object' && value !== null && 'createdAt' in value);

/** The calls about what the shop keeps of a person that only the dealerkit backend answers. */
export const personalDataCalls = {
  /** Additional call of the dealerkit backend. How long the host keeps what, in days. */
  getRetention: call('GET /retention', { token: 'none', response: Retention }),

  /** Additional call of the dealerkit backend. Everything that the host keeps of the caller. */
  getMyData: call('GET /me/data', { token: 'access', response: checkedByHost }),

  /** Additional call of the dealerkit backend. When the caller's account is deleted, and what keeps it from that. */
  getAccountDeletion: call('GET /me/deletion', { token: 'access', response: AccountDeletion }),

  /** Additional call of the dealerkit backend. Asks for the deletion of the caller's account, which waits seven days. */
  askAccountDeletion: call('POST /me/deletion', {
    token: 'access',
    response: object({ dueAt: string() }),
    changes: ['getAccountDeletion', 'findAudit'],
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. Keeps the caller's account, for whose deletion the caller had asked. */
  keepAccount: call('DELETE /me/deletion', {
    token: 'access',
    response: modified,
    changes: ['getAccountDeletion', 'findAudit'],
  }),
};
