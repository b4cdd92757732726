import type { Account } from '../../signIn/sessionState.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { storedDraft } from '../../storage/sessionDrafts.js';
import { useOrderDefaults } from './useOrderDefaults.js';
import { usePart } from '../parts/usePart.js';
import { type PlaceOrderMessages, usePlaceOrder } from './usePlaceOrder.js';

const noAccount = { email: '', name: '' };

export interface PurchaseOptions {
  /** The signed-in user; undefined while the session is not known. */
  account: Account | undefined;
  /** The id of an earlier order with which the form starts. */
  again?: string | null;
}

/** A part and the order of a user: props of `PurchaseScreen`. */
export const usePurchase = (id: string, { account, again = null }: PurchaseOptions, messages: PlaceOrderMessages) => {
  const { part, isStale } = usePart(id);
  const { onError } = useClientSettings();
  const defaults = useOrderDefaults(account?.email, again);
  return {
    part,
    isStale,
    customer: account && defaults && { ...account, ...defaults },
    quantity: defaults?.quantity,
    draft: storedDraft(`order of part ${id}`),
    onInvalidQuantity: (message: string) => onError?.(message, 'placeOrder', { lasting: false }),
    ...usePlaceOrder(part.state === 'ready' ? part.data : undefined, account ?? noAccount, messages),
  };
};
