import { PurchaseScreen } from '@dealerkit/ui/PurchaseScreen';
import type { PurchaseScreenProps } from '@dealerkit/ui/PurchaseScreen';
import '@dealerkit/ui/PurchaseScreen.css';
import { contactOf } from '@dealerkit/ui/dealer';
import { partName } from '@dealerkit/ui/partRules';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { dealer } from '../content/en/dealer.js';
import { idempotencyKeysOf } from '../data/idempotencyKeys.js';
import { useFirstResult } from '../data/useFirstResult.js';
import { useProfile } from '../data/useProfile.js';
import { useStoredDraft } from '../data/useStoredDraft.js';
import { useQuery } from '../data/useQuery.js';
import { useMutation } from '../data/useMutation.js';
import { useContent } from '../preferences/language.js';
import { useAccount } from '../session/useSession.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';

const usePurchase = (): PurchaseScreenProps => {
  const { texts } = useUi();
  const { id = '' } = useParams();
  const { email, name } = useAccount();
  const part = useQuery('getPart', { id });
  const profile = useFirstResult(useProfile(email));
  const { loaction: address, phone } = profile.state === 'ready' ? profile.data : {};
  useDocumentTitle(part.state === 'ready' ? partName(part.data, texts) : undefined);
  const order = useMutation('placeOrder', {
    successMessage: () => texts.order.placed,
    unknownOutcomeMessage: texts.order.mayBePlaced,
    idempotencyKeys: useMemo(() => idempotencyKeysOf(id), [id]),
    revalidates: ['getPart', 'listParts', 'listOrders'],
  });

  return {
    // A profile that cannot be read leaves the fields empty.
    part: profile.state === 'loading' ? { state: 'loading' } : part,
    customer: { email, name, address, phone },
    draft: useStoredDraft(),
    contact: contactOf(useContent('dealer', dealer)),
    onOrder: (typed) => {
      const product_name = part.state === 'ready' ? (part.data.product_name ?? '') : '';
      return order({ userEmail: email, userName: name, product_name, ...typed });
    },
  };
};

/** `/purchase/{id}` */
export const Purchase = () => <PurchaseScreen {...usePurchase()} />;
