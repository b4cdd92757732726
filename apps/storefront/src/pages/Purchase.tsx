import {
  knownPart,
  pageQuery,
  preloadQuery,
  useOtherParts,
  usePurchase as usePartAndOrder,
} from '@dealerkit/api-client/react';
import type { PageAddress, PageVisit } from '@dealerkit/api-client/react';
import { PurchaseScreen } from '@dealerkit/ui/screens/PurchaseScreen';
import type { PurchaseScreenProps } from '@dealerkit/ui/screens/PurchaseScreen';
import '@dealerkit/ui/screens/PurchaseScreen.css';
import { partDetailSizes } from '@dealerkit/ui/blocks/PartDetail';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { pictureSources } from '@dealerkit/domain/pictureFiles';
import { preload } from 'react-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import { addToBasket } from '../basket/BasketButton.js';
import { districts } from '../content/districts.js';
import { dealer } from '../content/en/dealer.js';
import { pictureFor } from '../content/photo.js';
import { client } from '../host/client.js';
import { AfterOrder } from '../notifications/AfterOrder.js';
import { showErrorToast } from '../toasts/mutationToasts.js';
import { useRefusalMessages } from '../toasts/useRefusalMessages.js';
import { useOfflineQueueProps } from '../offline/useOfflineQueueProps.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useContent, useLanguage } from '../preferences/language.js';
import { useContact } from '../preferences/useContact.js';
import { useKnownAccount } from '../session/useSession.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';
import { offlineQueueTexts } from '@dealerkit/ui/texts/en/offlineQueue';
import { orderTexts } from '@dealerkit/ui/texts/en/order';

const english = { ...offlineQueueTexts, ...orderTexts };

const preloadPicture = (url: string) => {
  const [best] = pictureFor(url)?.sources ?? pictureSources(url) ?? [];
  if (best) preload(url, { as: 'image', type: best.type, imageSrcSet: best.srcSet, imageSizes: partDetailSizes });
  else if (url) preload(url, { as: 'image' });
};

const usePurchase = (): PurchaseScreenProps => {
  const { texts } = useUi();
  const { order, offlineQueue } = useTexts(english);
  const { id = '' } = useParams();
  // The address names the earlier order with which the form starts.
  const again = useSearchParams()[0].get('again');
  const ordering = usePartAndOrder(
    id,
    { account: useKnownAccount(), again },
    { ...order, ...offlineQueue, refusal: useRefusalMessages() },
  );
  const { part, isStale } = ordering;
  const current = part.state === 'ready' ? part.data : undefined;
  useDocumentTitle(current && partName(current, texts));

  return {
    ...ordering,
    onInvalidQuantity: (message) => showErrorToast(message, 'placeOrder', { lasting: false }),
    addToBasket,
    afterOrder: <AfterOrder />,
    draft: useStoredDraft(),
    districts: districts[useLanguage().code],
    contact: useContact(),
    dealer: useContent('dealer', dealer),
    ...useOtherParts(id, isStale ? undefined : current),
    offlineQueue: useOfflineQueueProps(current ? [current] : [], { partId: id }),
  };
};

/** `/purchase/{id}`. The part is public, so it is shown before the session is known. */
export const Purchase = () => <PurchaseScreen {...usePurchase()} />;

Purchase.queries = ({ params: { id = '' } }: PageAddress) => [pageQuery('getPart', { id })];

Purchase.preload = async ({ params: { id = '' }, email, can }: PageVisit) => {
  if (email !== undefined && can.getProfile) void preloadQuery(client, 'getProfile', { email });
  const { image = '' } = knownPart(id) ?? {};
  preloadPicture(image);
  const part = await preloadQuery(client, 'getPart', { id });
  if (part.image !== image) preloadPicture(part.image ?? '');
};
