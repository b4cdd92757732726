import { storedDraft, useMutation, useQuery } from '@dealerkit/api-client/react';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { PurchaseScreen } from '@dealerkit/ui/screens/PurchaseScreen';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useParams, useSearchParams } from 'react-router-dom';
import { contact } from '../content.js';
import { useAccount } from '../session.js';
import { orderTexts } from '@dealerkit/ui/texts/en/order';

export const Purchase = () => {
  const { order } = useTexts(orderTexts);
  const { id = '' } = useParams();
  const { email, name } = useAccount();
  const part = useQuery('getPart', { id });
  // "Order again" in My Orders names the earlier order.
  const again = useSearchParams()[0].get('again');
  const orders = useQuery('listOrders', again === null ? undefined : { email });
  const earlier = orders.state === 'ready' ? orders.data.find(({ _id }) => _id === again) : undefined;
  const placeOrder = useMutation('placeOrder', {
    successMessage: () => order.placed,
    unknownOutcomeMessage: order.mayBePlaced,
  });
  return (
    <PurchaseScreen
      // The form takes its first values when the part is there.
      part={again !== null && orders.state === 'loading' ? orders : part}
      customer={{ email, name, address: earlier?.address, phone: earlier?.phone }}
      quantity={earlier?.orderQuantity}
      contact={contact}
      onInvalidQuantity={(text) => showToast({ tone: 'danger', text })}
      draft={storedDraft(`order of part ${id}`)}
      onOrder={(typed) =>
        placeOrder({
          userEmail: email,
          userName: name,
          product_name: part.state === 'ready' ? (part.data.product_name ?? '') : '',
          ...typed,
        })
      }
    />
  );
};
