import { PurchaseScreen } from '@dealerkit/ui/PurchaseScreen';
import type { PurchaseScreenProps } from '@dealerkit/ui/PurchaseScreen';
import '@dealerkit/ui/PurchaseScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { attemptsAt } from '../data/attempts.js';
import { useDraft } from '../data/useDraft.js';
import { useRead } from '../data/useRead.js';
import { useWrite } from '../data/useWrite.js';
import { usePerson } from '../session/useSession.js';
import { useTabTitle } from '../useTabTitle.js';

const usePurchase = (): PurchaseScreenProps => {
  const { texts } = useUi();
  const { id = '' } = useParams();
  const { email, name } = usePerson();
  const part = useRead('getPart', { id });
  useTabTitle(part.state === 'ready' ? part.data.product_name || texts.common.unnamedPart : undefined);
  const order = useWrite('placeOrder', {
    done: () => texts.order.placed,
    inDoubt: texts.order.mayBePlaced,
    attempts: useMemo(() => attemptsAt(id), [id]),
    refreshes: ['getPart', 'listParts', 'listOrders'],
  });

  return {
    part,
    customer: { email, name },
    draft: useDraft(),
    onOrder: (typed) => {
      const product_name = part.state === 'ready' ? (part.data.product_name ?? '') : '';
      return order({ userEmail: email, userName: name, product_name, ...typed });
    },
  };
};

/** `/purchase/{id}` */
export const Purchase = () => <PurchaseScreen {...usePurchase()} />;
