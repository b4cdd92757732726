'use client';

export { type AsyncData, combineAsyncData, mapAsyncData } from './asyncData.js';
export type { MutationName, QueryName } from './changes.js';
export { ClientProvider, type ClientProviderProps } from './ClientProvider.js';
export { useClearPrivateData } from './revalidate.js';
export { type FormDraft, sessionDrafts, storedDraft } from './sessionDrafts.js';
export { type MutationError, type MutationOptions, useMutation } from './useMutation.js';
export { type PagedList, type PagedRows, usePagedQuery } from './usePagedQuery.js';
export { useQuery } from './useQuery.js';
