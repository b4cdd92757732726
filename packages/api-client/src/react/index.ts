'use client';

export { type AsyncData, combineAsyncData, mapAsyncData } from './asyncData.js';
export type { MutationName, QueryName } from './changes.js';
export { clearStoredAnswers } from './clearStoredAnswers.js';
export { ClientProvider, type ClientProviderProps } from './ClientProvider.js';
export { preloadQuery } from './fetchQuery.js';
export { type KeptOrder, keptOrders } from './keptOrders.js';
export { knownPart } from './knownParts.js';
export { useClearPrivateData } from './revalidate.js';
export { type FormDraft, sessionDrafts, storedDraft } from './sessionDrafts.js';
export { keptOrdersKey } from './storageKeys.js';
export { readStoredParts, type StoredAnswer } from './storedAnswers.js';
export { type KeptOrderMessages, useKeptOrders, useSendKeptOrders } from './useKeptOrders.js';
export { type MutationError, type MutationOptions, useMutation } from './useMutation.js';
export { type PagedList, type PagedRows, preloadPagedQuery, usePagedQuery } from './usePagedQuery.js';
export { usePart } from './usePart.js';
export { useQuery } from './useQuery.js';
export { type StoredQuery, useStoredQuery } from './useStoredQuery.js';
