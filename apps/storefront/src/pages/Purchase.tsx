import {
  offlineQueue,
  knownPart,
  pageQuery,
  preloadQuery,
  useAbilities,
  useMutation,
  usePart,
  useProfile,
  useQuery,
} from '@dealerkit/api-client/react';
import { PurchaseScreen } from '@dealerkit/ui/screens/PurchaseScreen';
import type { NewOrder, PurchaseScreenProps } from '@dealerkit/ui/screens/PurchaseScreen';
import '@dealerkit/ui/screens/PurchaseScreen.css';
import type { Part } from '@dealerkit/domain/entities';
import { partDetailSizes } from '@dealerkit/ui/blocks/PartDetail';
import { partName } from '@dealerkit/ui/partName';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { preload } from 'react-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import { addToBasket } from '../basket/BasketButton.js';
import { districts } from '../content/districts.js';
import { dealer } from '../content/en/dealer.js';
import { pictureFor } from '../content/photo.js';
import { client } from '../host/client.js';
import { showErrorToast, showInvalidToast, showSuccessToast } from '../toasts/mutationToasts.js';
import { useFirstResult } from './useFirstResult.js';
import { useOtherParts } from './useOtherParts.js';
import { useOfflineQueueProps } from '../offline/useOfflineQueueProps.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useContent, useLanguage } from '../preferences/language.js';
import { useContact } from '../preferences/useContact.js';
import { useKnownAccount } from '../session/useSession.js';
import type { PageAddress, PageVisit } from '../routing/lazyPage.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';
import { offlineQueueTexts } from '@dealerkit/ui/texts/en/offlineQueue';
import { orderTexts } from '@dealerkit/ui/texts/en/order';

const english = { ...offlineQueueTexts, ...orderTexts };

const preloadPicture = (url: string) => {
  const [best] = pictureFor(url)?.sources ?? [];
  if (best) preload(url, { as: 'image', type: best.type, imageSrcSet: best.srcSet, imageSizes: partDetailSizes });
  else if (url) preload(url, { as: 'image' });
};

/** The order that the page orders again, as its address says; `loading` until it has arrived. */
const useEarlierOrder = (email: string | undefined) => {
  const [parameters] = useSearchParams();
  const id = parameters.get('again');
  const orders = useFirstResult(
    useQuery('listOrders', id === null || email === undefined ? undefined : { email }),
    email,
  );
  if (id === null || orders.state === 'failed') return { isLoading: false, order: undefined };
  if (orders.state === 'loading') return { isLoading: true, order: undefined };
  return { isLoading: false, order: orders.data.find(({ _id }) => _id === id) };
};

/** The signed-in user with the address and phone number of the order form; undefined until all of it is known. */
const useCustomer = (earlier: ReturnType<typeof useEarlierOrder>): PurchaseScreenProps['customer'] => {
  const account = useKnownAccount();
  const profile = useFirstResult(useProfile(account?.email), account?.email);
  if (!account || profile.state === 'loading' || earlier.isLoading) return undefined;
  // A profile that cannot be read leaves the fields empty.
  const { loaction, phone } = profile.state === 'ready' ? profile.data : {};
  const { email, name } = account;
  return { email, name, address: earlier.order?.address ?? loaction, phone: earlier.order?.phone ?? phone };
};

/** Sends an order, or keeps it on this device after a failure. */
const useOrder = (part: Part | undefined) => {
  const texts = useTexts(english);
  const can = useAbilities();
  const { id = '' } = useParams();
  const { email = '', name = '' } = useKnownAccount() ?? {};
  const [placedId, setPlacedId] = useState<string>();
  const newest = useQuery(
    'findOwnOrders',
    can.orderNumbers && placedId !== undefined ? { email, limit: 5 } : undefined,
  );
  const place = useMutation('placeOrder', {
    successMessage: () => texts.order.placed,
    unknownOutcomeMessage: texts.order.mayBePlaced,
  });
  const orderOf = (typed: NewOrder) => ({
    userEmail: email,
    userName: name,
    product_name: part?.product_name ?? '',
    ...typed,
  });

  return {
    onOrder: (typed: NewOrder) => place(orderOf(typed), ({ insertedId }) => setPlacedId(insertedId)),
    orderNumber: newest.state === 'ready' ? newest.data.find(({ _id }) => _id === placedId)?.orderNumber : undefined,
    onInvalidQuantity: (message: string) => showInvalidToast(message, 'placeOrder'),
    onKeep: (typed: NewOrder) => {
      const isQueued = offlineQueue.add({ order: orderOf(typed), partId: id, price: part?.price });
      const { saved, savedUntilSent, notSaved } = texts.offlineQueue;
      // An order is sent by itself only to a host that places it once.
      if (isQueued) showSuccessToast(can.idempotencyKeys ? saved : savedUntilSent, 'placeOrder');
      else showErrorToast(notSaved, 'placeOrder');
      return isQueued;
    },
  };
};

const usePurchase = (): PurchaseScreenProps => {
  const { texts } = useUi();
  const { id = '' } = useParams();
  const email = useKnownAccount()?.email;
  const { part, isStale } = usePart(id);
  const earlier = useEarlierOrder(email);
  const current = part.state === 'ready' ? part.data : undefined;
  useDocumentTitle(current && partName(current, texts));

  return {
    part,
    isStale,
    customer: useCustomer(earlier),
    quantity: earlier.order?.orderQuantity,
    addToBasket,
    draft: useStoredDraft(),
    districts: districts[useLanguage().code],
    contact: useContact(),
    dealer: useContent('dealer', dealer),
    ...useOtherParts(id, isStale ? undefined : current),
    offlineQueue: useOfflineQueueProps(email, current ? [current] : [], { partId: id }),
    ...useOrder(current),
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
