'use client';

export { basketStore } from './basket/placing/basket.js';
export { addToBasketNote, basketDraft } from './basket/basketDraft.js';
export { type AsyncData, combineAsyncData, mapAsyncData } from './data/asyncData.js';
export type { MutationName, QueryName } from './data/requests/callKinds.js';
export { clearCachedResponses } from '../storage/clearCachedResponses.js';
export {
  ClientProvider,
  type ClientProviderProps,
  type MessageOptions,
  useCapabilities,
} from './data/ClientProvider.js';
export { passkeyError, type PasskeyMessages } from './account/passkeyError.js';
export { createPasskeyPrompt, type PasskeyPrompt } from './account/passkeyPrompt.js';
export type { MessageFormat } from './data/messages.js';
export { type PasskeyListMessages, usePasskeys } from './account/usePasskeys.js';
export { usePasskeyPrompt } from './account/usePasskeyPrompt.js';
export { preloadQuery } from './data/requests/fetchQuery.js';
export { type ExportFilter, type ExportMessages, type ListExport, useExport } from './import/useExport.js';
export { useDelayed } from './data/useDelayed.js';
export { useFacets } from './parts/search/useFacets.js';
export { followTranslation } from './site/followTranslation.js';
export {
  type AdminSuggestionsOptions,
  findNamed,
  type NamedRow,
  useAdminSuggestions,
} from './site/useAdminSuggestions.js';
export {
  findPartsInput,
  type FoundPartRows,
  type FoundPartsOptions,
  useFoundParts,
} from './parts/search/useFoundParts.js';
export { homeQueries, useHome } from './parts/useHome.js';
export { type HostPaging, useHostTable } from './data/useHostTable.js';
export { createLanguageStore, type LanguageState, type LanguageStoreOptions } from './site/languageStore.js';
export {
  lazyPage,
  type LazyPage,
  type PageAddress,
  type PageComponent,
  PageLoadError,
  type PageVisit,
} from './site/lazyPage.js';
export { PageBoundary, type PageBoundaryProps } from './site/PageBoundary.js';
export { preloadLinks, type PreloadLinksOptions, type PagesAtPath } from './site/preloadLinks.js';
export { useLogin } from './account/useLogin.js';
export { type ManagePartsMessages, useManageParts } from './parts/useManageParts.js';
export { type MyDataMessages, useMyData } from './account/useMyData.js';
export { useMyOrders } from './orders/useMyOrders.js';
export { useOrderDesk } from './orders/useOrderDesk.js';
export { preloadOrder, useOrder } from './orders/useOrder.js';
export { useNewestFirst } from './data/useNewestFirst.js';
export { type ImportStorage, storedImport } from './import/importStorage.js';
export { type PartImport, usePartImport } from './import/usePartImport.js';
export { type PartListOptions, partListQueries, usePartList } from './parts/usePartList.js';
export {
  endPushOfOthers,
  type PushMessages,
  useNotificationSettings,
  usePushOffer,
} from './account/useNotifications.js';
export { useParts, useReadyWithParts } from './parts/useParts.js';
export { type PartToAdd, useAddPart } from './parts/useAddPart.js';
export { useUploadPicture } from './parts/useUploadPicture.js';
export { type OrderAgainMessages, useOrderAgain } from './orders/useOrderAgain.js';
export { useProfile } from './account/useProfile.js';
export { useProfileForm } from './account/useProfileForm.js';
export { type PurchaseOptions, usePurchase } from './basket/usePurchase.js';
export { useRole } from './data/useRole.js';
export {
  type LineFailure,
  type SetOrderStatusesOptions,
  type SetStatusMessages,
  useSetOrderStatuses,
} from './orders/useSetOrderStatuses.js';
export { type OrderStepMessages, useOrderSteps } from './orders/useOrderSteps.js';
export {
  type OrderChangeMessages,
  type OrderTermsMessages,
  useOrderChanges,
  useSetOrderTerms,
} from './orders/useOrderChanges.js';
export { type DeleteOrderMessages, useDeleteOrder } from './orders/useDeleteOrder.js';
export { type QueuedOrder, offlineQueue } from './basket/placing/offlineQueue.js';
export { knownPart } from '../storage/knownParts.js';
export { useClearPrivateData } from './data/requests/revalidate.js';
export { loadFallback, type PageQuery, pageQuery } from './data/requests/pageQuery.js';
export { pagedPageQuery } from './data/pagedPageQuery.js';
export { storedChoice, storedList, storedText } from '../storage/preferences.js';
export { type FormDraft, sessionDrafts, storedDraft } from '../storage/sessionDrafts.js';
export { useSeenParts } from '../storage/seenParts.js';
export { type SavedFile, saveFile } from './data/saveFile.js';
export { hasOfflineQueue } from '../storage/storageKeys.js';
export type { OfflineQueueMessages } from './basket/placing/offlineQueueMessages.js';
export { useOfflineQueue, useSendOfflineQueue } from './basket/useOfflineQueue.js';
export { type MutationError, type MutationOptions, useMutation } from './data/useMutation.js';
export { useBasket, useBasketCount } from './basket/useBasket.js';
export { type BasketDelivery } from './basket/placing/checkout.js';
export { type PlacedLines } from './basket/placing/basketSender.js';
export { useBasketForm } from './basket/useBasketForm.js';
export { type BasketLineMessages, useBasketLine } from './basket/useBasketLine.js';
export { useBasketParts } from './basket/useBasketParts.js';
export { type CounterCustomerOptions, useCounterCustomer } from './orders/useCounterCustomer.js';
export { type CounterOrderMessages, useCounterOrder } from './orders/useCounterOrder.js';
export { type AddCustomerMessages, useAddCustomer } from './books/useAddCustomer.js';
export { useCustomer } from './books/useCustomer.js';
export { type CustomerMessages, useCustomerActions } from './books/useCustomerActions.js';
export { useCustomerPicker, useFindCustomers } from './books/useCustomerPicker.js';
export { type CustomersOptions, useCustomers } from './books/useCustomers.js';
export { type PaymentMessages, usePay } from './books/usePay.js';
export { useReceipt } from './books/useReceipt.js';
export { type CustomerStatement, useStatement } from './books/useStatement.js';
export { useCheques } from './books/useCheques.js';
export { type ChequeMessages, useSetCheque } from './books/useSetCheque.js';
export { useDayBook } from './books/useDayBook.js';
export { type InvoiceOptions, useInvoice } from './books/useInvoice.js';
export { useOrderBooks } from './books/useOrderBooks.js';
export type { NumberMessages } from './books/useDateConfirmation.js';
export { type OrderDefaults, preloadOrderDefaults, useOrderDefaults } from './basket/useOrderDefaults.js';
export { useDeletedPart } from './parts/useDeletedPart.js';
export { type OtherPartLists, useOtherParts } from './parts/useOtherParts.js';
export type { PartKind, PartReader } from './parts/search/partReader.js';
export { usePartReader, useSuggestCategory } from './parts/search/usePartReader.js';
export {
  type KeptOrderMessages,
  type OrderOfPart,
  type PlaceOrderMessages,
  usePlaceOrder,
} from './basket/usePlaceOrder.js';
export { type CheckoutProgress, type PlaceBasketMessages, usePlaceBasket } from './basket/usePlaceBasket.js';
export { type PagedList, type PagedRows, preloadPagedQuery, usePagedQuery } from './data/usePagedQuery.js';
export { usePart } from './parts/usePart.js';
export { useQuery } from './data/useQuery.js';
export type { RefusalMessages } from './basket/placing/refusalSentence.js';
export { useResolvedList } from './parts/search/useResolvedList.js';
export { type ReviewMessages, useReviews } from './parts/useReviews.js';
export { type DeleteReviewMessages, useDeleteReview } from './parts/useDeleteReview.js';
export { preloadOverview, useLastOrders, useOverview } from './orders/useOverview.js';
export { recentSearches, rememberSearch } from './parts/search/recentSearches.js';
export { useRecentSearch } from './parts/search/useRecentSearch.js';
export { useAccount, useSession } from './account/useSession.js';
export { type SignedOutBasketMessages, useSignedOutBasket } from './basket/useSignedOutBasket.js';
export { useSignIn } from './account/useSignIn.js';
export { useSignup } from './account/useSignup.js';
export { useShelves } from './parts/useShelves.js';
export { useStoredParts } from './parts/useStoredParts.js';
export { type StoredQuery, useStoredQuery } from './data/useStoredQuery.js';
export { type StoredValue } from '../storage/storedValue.js';
export { useSuggestions } from './parts/search/useSuggestions.js';
export { type SynonymMessages, useSynonyms } from './parts/useSynonyms.js';
export { type UserMessages, useUsers } from './account/useUsers.js';
export { type IdentityMessages, type SignInOptions, useVerification } from './account/useVerification.js';
export { useHydrated } from './data/useHydrated.js';
