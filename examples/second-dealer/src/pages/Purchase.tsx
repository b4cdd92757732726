import { storedDraft, useOrderDefaults, usePart, usePlaceOrder } from '@dealerkit/api-client/react';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { PurchaseScreen } from '@dealerkit/ui/screens/PurchaseScreen';
import { offlineQueueTexts } from '@dealerkit/ui/texts/en/offlineQueue';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useParams, useSearchParams } from 'react-router-dom';
import { contact } from '../content.js';
import { useAccount } from '../session.js';

const english = { ...offlineQueueTexts, ...orderTexts };

export const Purchase = () => {
  const messages = useMessages(english);
  const { id = '' } = useParams();
  const account = useAccount();
  const { part, isStale } = usePart(id);
  // "Order again" in My Orders names the earlier order.
  const defaults = useOrderDefaults(account.email, useSearchParams()[0].get('again'));
  const { onOrder } = usePlaceOrder(part.state === 'ready' ? part.data : undefined, account, messages);
  return (
    <PurchaseScreen
      part={part}
      isStale={isStale}
      customer={defaults && { ...account, ...defaults }}
      quantity={defaults?.quantity}
      contact={contact}
      onInvalidQuantity={(text) => showToast({ tone: 'danger', text })}
      draft={storedDraft(`order of part ${id}`)}
      onOrder={onOrder}
    />
  );
};
