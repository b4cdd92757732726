'use client';

export { basketStore } from './basket.js';
export { addToBasketNote, basketDraft } from './basketDraft.js';
export { type AsyncData, combineAsyncData, mapAsyncData } from './asyncData.js';
export type { MutationName, QueryName } from './callKinds.js';
export { clearCachedResponses } from './clearCachedResponses.js';
export { ClientProvider, type ClientProviderProps, useAbilities } from './ClientProvider.js';
export { preloadQuery } from './fetchQuery.js';
export { type ExportOptions, offerCsv, useExport } from './useExport.js';
export { useDelayed } from './useDelayed.js';
export { useFacets } from './useFacets.js';
export { findPartsInput, type FoundPartRows, type FoundPartsOptions, useFoundParts } from './useFoundParts.js';
export { homeQueries, useHome } from './useHome.js';
export { type HostPaging, useHostTable } from './useHostTable.js';
export { useMyOrders } from './useMyOrders.js';
export { preloadOrder, useOrder } from './useOrder.js';
export { useNewestFirst } from './useNewestFirst.js';
export { type PartImport, usePartImport } from './usePartImport.js';
export { usePartSearch } from './usePartSearch.js';
export { useParts, useReadyWithParts } from './useParts.js';
export { useProfile } from './useProfile.js';
export { useRole } from './useRole.js';
export {
  type LineConflict,
  type LineFailure,
  type SetOrderStatusesOptions,
  useSetOrderStatuses,
} from './useSetOrderStatuses.js';
export { resolveOverParts } from './resolveOverParts.js';
export { type QueuedOrder, offlineQueue } from './offlineQueue.js';
export { knownPart } from './knownParts.js';
export { useClearPrivateData } from './revalidate.js';
export { loadFallback, type PageQuery, pageQuery } from './pageQuery.js';
export { pagedPageQuery } from './pagedPageQuery.js';
export { storedChoice, storedList, storedText } from './preferences.js';
export { type FormDraft, sessionDrafts, storedDraft } from './sessionDrafts.js';
export { useSeenParts } from './seenParts.js';
export { hasOfflineQueue } from './storageKeys.js';
export { type OfflineQueueMessages, useOfflineQueue, useSendOfflineQueue } from './useOfflineQueue.js';
export { type MutationError, type MutationOptions, useMutation } from './useMutation.js';
export { useBasket, useBasketCount } from './useBasket.js';
export { type BasketDelivery } from './checkout.js';
export { type PlacedLines } from './basketSender.js';
export { useBasketLine } from './useBasketLine.js';
export { useBasketParts } from './useBasketParts.js';
export { useCounterOrder } from './useCounterOrder.js';
export { type OrderDefaults, useOrderDefaults } from './useOrderDefaults.js';
export { type OtherPartLists, useOtherParts } from './useOtherParts.js';
export type { PartKind, PartReader } from './partReader.js';
export { usePartReader, useSuggestCategory } from './usePartReader.js';
export { type KeptOrderMessages, type OrderOfPart, type PlaceOrderMessages, usePlaceOrder } from './usePlaceOrder.js';
export { type CheckoutProgress, type PlaceBasketMessages, usePlaceBasket } from './usePlaceBasket.js';
export { type PagedList, type PagedRows, preloadPagedQuery, usePagedQuery } from './usePagedQuery.js';
export { usePart } from './usePart.js';
export { useQuery } from './useQuery.js';
export { useResolvedList } from './useResolvedList.js';
export { useOrderedProducts, useReviews } from './useReviews.js';
export { useAccount, useSession } from './useSession.js';
export { useSignIn } from './useSignIn.js';
export { useStoredParts } from './useStoredParts.js';
export { type StoredQuery, useStoredQuery } from './useStoredQuery.js';
export { type StoredValue } from './storedValue.js';
export { useSuggestions } from './useSuggestions.js';
export { useUsers } from './useUsers.js';
export { useHydrated } from './useHydrated.js';
