import { useMutation, useQuery } from '@dealerkit/api-client/react';
import { PurchaseScreen } from '@dealerkit/ui/PurchaseScreen';
import type { PurchaseScreenProps } from '@dealerkit/ui/PurchaseScreen';
import '@dealerkit/ui/PurchaseScreen.css';
import { partName } from '@dealerkit/ui/partRules';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useParams, useSearchParams } from 'react-router-dom';
import { useFirstResult } from '../data/useFirstResult.js';
import { useProfile } from '../data/useProfile.js';
import { useStoredDraft } from '../data/useStoredDraft.js';
import { useContact } from '../preferences/useContact.js';
import { useAccount } from '../session/useSession.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';

/** The order that the page orders again, as its address says; `loading` until it has arrived. */
const useEarlierOrder = (email: string) => {
  const [parameters] = useSearchParams();
  const id = parameters.get('again');
  const orders = useFirstResult(useQuery('listOrders', id === null ? undefined : { email }));
  if (id === null || orders.state === 'failed') return { isLoading: false, order: undefined };
  if (orders.state === 'loading') return { isLoading: true, order: undefined };
  return { isLoading: false, order: orders.data.find(({ _id }) => _id === id) };
};

const usePurchase = (): PurchaseScreenProps => {
  const { texts } = useUi();
  const { id = '' } = useParams();
  const { email, name } = useAccount();
  const part = useQuery('getPart', { id });
  const profile = useFirstResult(useProfile(email));
  const { loaction, phone } = profile.state === 'ready' ? profile.data : {};
  const earlier = useEarlierOrder(email);
  useDocumentTitle(part.state === 'ready' ? partName(part.data, texts) : undefined);
  const order = useMutation('placeOrder', {
    successMessage: () => texts.order.placed,
    unknownOutcomeMessage: texts.order.mayBePlaced,
  });

  return {
    // A profile that cannot be read leaves the fields empty.
    part: profile.state === 'loading' || earlier.isLoading ? { state: 'loading' } : part,
    customer: { email, name, address: earlier.order?.address ?? loaction, phone: earlier.order?.phone ?? phone },
    quantity: earlier.order?.orderQuantity,
    draft: useStoredDraft(),
    contact: useContact(),
    onOrder: (typed) => {
      const product_name = part.state === 'ready' ? (part.data.product_name ?? '') : '';
      return order({ userEmail: email, userName: name, product_name, ...typed });
    },
  };
};

/** `/purchase/{id}` */
export const Purchase = () => <PurchaseScreen {...usePurchase()} />;
