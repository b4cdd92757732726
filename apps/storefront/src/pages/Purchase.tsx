import {
  preloadOrderDefaults,
  useDeletedPart,
  useOfflineQueue,
  useOtherParts,
  usePurchase as usePartAndOrder,
} from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { PurchaseScreen } from '@dealerkit/ui/screens/PurchaseScreen';
import type { PurchaseScreenProps } from '@dealerkit/ui/screens/PurchaseScreen';
import '@dealerkit/ui/screens/PurchaseScreen.css';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useParams, useSearchParams } from 'react-router-dom';
import { addToBasket } from '../basket/BasketButton.js';
import { districts } from '../content/districts.js';
import { dealer } from '../content/en/dealer.js';
import { client } from '../host/client.js';
import { AfterOrder } from '../notifications/AfterOrder.js';
import { queueTexts } from '../offline/queueTexts.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useContent, useLanguage } from '../preferences/language.js';
import { useContact } from '../preferences/useContact.js';
import { useKnownAccount } from '../session/useSession.js';
import { partQueries, preloadPart } from '../routing/partPage.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';

const usePurchase = (): PurchaseScreenProps => {
  const messages = useMessages(queueTexts);
  const { id = '' } = useParams();
  // The address names the earlier order with which the form starts.
  const again = useSearchParams()[0].get('again');
  const account = useKnownAccount();
  const ordering = usePartAndOrder(id, { account, again }, messages);
  const { part, isStale } = ordering;
  const current = part.state === 'ready' ? part.data : undefined;
  useDocumentTitle(current && messages.nameOf(current));

  return {
    ...ordering,
    deleted: useDeletedPart(id, part),
    addToBasket,
    afterOrder: <AfterOrder />,
    draft: useStoredDraft(),
    districts: districts[useLanguage().code],
    contact: useContact(),
    dealer: useContent('dealer', dealer),
    ...useOtherParts(id, isStale ? undefined : current),
    offlineQueue: {
      ...useOfflineQueue(account?.email, messages, { partId: id }),
      parts: current ? [current] : [],
    },
  };
};

/** `/purchase/{id}`. The part is public, so it is shown before the session is known. */
export const Purchase = () => <PurchaseScreen {...usePurchase()} />;

Purchase.queries = partQueries;

Purchase.preload = async (visit: PageVisit) => {
  void preloadOrderDefaults(client, visit);
  await preloadPart(visit);
};
