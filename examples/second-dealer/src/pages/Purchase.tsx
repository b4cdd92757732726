import { storedDraft, useMutation, useQuery } from '@dealerkit/api-client/react';
import { PurchaseScreen } from '@dealerkit/ui/PurchaseScreen';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useParams } from 'react-router-dom';
import { contact } from '../content.js';
import { useAccount } from '../session.js';

export const Purchase = () => {
  const { order } = useUi().texts;
  const { id = '' } = useParams();
  const { email, name } = useAccount();
  const part = useQuery('getPart', { id });
  const placeOrder = useMutation('placeOrder', {
    successMessage: () => order.placed,
    unknownOutcomeMessage: order.mayBePlaced,
  });
  return (
    <PurchaseScreen
      part={part}
      customer={{ email, name }}
      contact={contact}
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
