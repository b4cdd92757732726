import { boolean, type InferOutput, number, object, optional, string } from 'valibot';

/** The deletion of the caller's account. */
export const AccountDeletion = object({
  /** When the account is deleted; without it the deletion has not been requested. */
  dueAt: optional(string()),
  /** How many orders are not handed over yet. */
  openOrders: number(),
  /** What the user owes the shop; negative if the shop owes it. */
  balance: number(),
  /** The sum of the cheques of the user that have not cleared; only of a server that keeps cheques. */
  cheques: optional(number()),
  /** Whether the user is an admin, whose account is not deleted. */
  admin: boolean(),
});
export type AccountDeletion = InferOutput<typeof AccountDeletion>;

/** Whether something keeps an account from being deleted: open orders, money that is due either way, cheques that have not cleared, or the role of an admin. */
export const isDeletionBlocked = ({
  openOrders,
  balance,
  cheques = 0,
  admin,
}: Omit<AccountDeletion, 'dueAt'>): boolean => openOrders > 0 || balance !== 0 || cheques > 0 || admin;
