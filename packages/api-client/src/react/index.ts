'use client';

export { basketStore } from './basket.js';
export { type AsyncData, combineAsyncData, mapAsyncData } from './asyncData.js';
export type { MutationName, QueryName } from './callKinds.js';
export { clearCachedResponses } from './clearCachedResponses.js';
export { ClientProvider, type ClientProviderProps, useAbilities } from './ClientProvider.js';
export { preloadQuery } from './fetchQuery.js';
export { type ExportOptions, offerCsv, useExport } from './useExport.js';
export { useFacets } from './useFacets.js';
export { findPartsInput, type FoundPartRows, type FoundPartsOptions, useFoundParts } from './useFoundParts.js';
export { type HostPaging, useHostTable } from './useHostTable.js';
export { type OrderTotals, preloadOrder, useOrder } from './useOrder.js';
export { useNewestFirst } from './useNewestFirst.js';
export { type PartImport, usePartImport } from './usePartImport.js';
export { useParts, useReadyWithParts } from './useParts.js';
export { useProfile } from './useProfile.js';
export { useRecentParts } from './useRecentParts.js';
export { useRole } from './useRole.js';
export { type SetOrderStatusOptions, useSetOrderStatus } from './useSetOrderStatus.js';
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
export { type FormDraft, sessionDrafts, storedDraft } from './sessionDrafts.js';
export { useSeenParts } from './seenParts.js';
export { offlineQueueKey } from './storageKeys.js';
export { readStoredParts, type CachedResponse } from './cachedResponses.js';
export { type OfflineQueueMessages, useOfflineQueue, useSendOfflineQueue } from './useOfflineQueue.js';
export { type MutationError, type MutationOptions, useMutation } from './useMutation.js';
export { useBasket, useBasketCount } from './useBasket.js';
export { type BasketDelivery } from './checkout.js';
export { type PlacedLines } from './basketSender.js';
export { useBasketParts } from './useBasketParts.js';
export { type CheckoutProgress, type PlaceBasketMessages, usePlaceBasket } from './usePlaceBasket.js';
export { type PagedList, type PagedRows, preloadPagedQuery, usePagedQuery } from './usePagedQuery.js';
export { usePart } from './usePart.js';
export { useQuery } from './useQuery.js';
export { useResolvedList } from './useResolvedList.js';
export { useSession } from './useSession.js';
export { type StoredQuery, useStoredQuery } from './useStoredQuery.js';
export { useSuggestions } from './useSuggestions.js';
