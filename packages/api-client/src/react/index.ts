'use client';

export { basketStore } from './basket.js';
export { addToBasketNote, basketDraft } from './basketDraft.js';
export { type AsyncData, combineAsyncData, mapAsyncData } from './asyncData.js';
export type { MutationName, QueryName } from './callKinds.js';
export { clearCachedResponses } from './clearCachedResponses.js';
export { ClientProvider, type ClientProviderProps, type MessageOptions, useAbilities } from './ClientProvider.js';
export { passkeyError, type PasskeyMessages } from './passkeyError.js';
export { createPasskeyPrompt, type PasskeyPrompt } from './passkeyPrompt.js';
export type { MessageFormat } from './messages.js';
export { type PasskeyListMessages, usePasskeys } from './usePasskeys.js';
export { usePasskeyPrompt } from './usePasskeyPrompt.js';
export { preloadQuery } from './fetchQuery.js';
export { type ExportFilter, type ExportMessages, type ListExport, useExport } from './useExport.js';
export { useDelayed } from './useDelayed.js';
export { useFacets } from './useFacets.js';
export { followTranslation } from './followTranslation.js';
export { findPartsInput, type FoundPartRows, type FoundPartsOptions, useFoundParts } from './useFoundParts.js';
export { homeQueries, useHome } from './useHome.js';
export { type HostPaging, useHostTable } from './useHostTable.js';
export { createLanguageStore, type LanguageState, type LanguageStoreOptions } from './languageStore.js';
export {
  lazyPage,
  type LazyPage,
  type PageAddress,
  type PageComponent,
  PageLoadError,
  type PageVisit,
} from './lazyPage.js';
export { PageBoundary, type PageBoundaryProps } from './PageBoundary.js';
export { preloadLinks, type PreloadLinksOptions, type PagesAtPath } from './preloadLinks.js';
export { useLogin } from './useLogin.js';
export { type ManagePartsMessages, useManageParts } from './useManageParts.js';
export { type MyDataMessages, useMyData } from './useMyData.js';
export { useMyOrders } from './useMyOrders.js';
export { useOrderDesk } from './useOrderDesk.js';
export { preloadOrder, useOrder } from './useOrder.js';
export { useNewestFirst } from './useNewestFirst.js';
export { type ImportStorage, storedImport } from './importStorage.js';
export { type PartImport, usePartImport } from './usePartImport.js';
export { type PartListOptions, partListQueries, usePartList } from './usePartList.js';
export { usePartSearch } from './usePartSearch.js';
export { endPushOfOthers, type PushMessages, useNotificationSettings, usePushOffer } from './useNotifications.js';
export { useParts, useReadyWithParts } from './useParts.js';
export { useUploadPicture } from './useUploadPicture.js';
export { type OrderAgainMessages, useOrderAgain } from './useOrderAgain.js';
export { useProfile } from './useProfile.js';
export { useProfileForm } from './useProfileForm.js';
export { type PurchaseOptions, usePurchase } from './usePurchase.js';
export { useRole } from './useRole.js';
export {
  type LineFailure,
  type SetOrderStatusesOptions,
  type SetStatusMessages,
  useSetOrderStatuses,
} from './useSetOrderStatuses.js';
export { type OrderStepMessages, useOrderSteps } from './useOrderSteps.js';
export {
  type OrderChangeMessages,
  type OrderTermsMessages,
  useOrderChanges,
  useSetOrderTerms,
} from './useOrderChanges.js';
export { type DeleteOrderMessages, useDeleteOrder } from './useDeleteOrder.js';
export { resolveOverParts } from './resolveOverParts.js';
export { type QueuedOrder, offlineQueue } from './offlineQueue.js';
export { knownPart } from './knownParts.js';
export { useClearPrivateData } from './revalidate.js';
export { loadFallback, type PageQuery, pageQuery } from './pageQuery.js';
export { pagedPageQuery } from './pagedPageQuery.js';
export { storedChoice, storedList, storedText } from './preferences.js';
export { type FormDraft, sessionDrafts, storedDraft } from './sessionDrafts.js';
export { useSeenParts } from './seenParts.js';
export { type SavedFile, saveFile } from './saveFile.js';
export { hasOfflineQueue } from './storageKeys.js';
export type { OfflineQueueMessages } from './offlineQueueMessages.js';
export { useOfflineQueue, useSendOfflineQueue } from './useOfflineQueue.js';
export { type MutationError, type MutationOptions, useMutation } from './useMutation.js';
export { useBasket, useBasketCount } from './useBasket.js';
export { type BasketDelivery } from './checkout.js';
export { type PlacedLines } from './basketSender.js';
export { useBasketForm } from './useBasketForm.js';
export { type BasketLineMessages, useBasketLine } from './useBasketLine.js';
export { useBasketParts } from './useBasketParts.js';
export { type CounterCustomerOptions, useCounterCustomer } from './useCounterCustomer.js';
export { type CounterOrderMessages, useCounterOrder } from './useCounterOrder.js';
export { type AddCustomerMessages, useAddCustomer } from './useAddCustomer.js';
export { useCustomer } from './useCustomer.js';
export { type CustomerMessages, useCustomerActions } from './useCustomerActions.js';
export { useCustomerPicker, useFindCustomers } from './useCustomerPicker.js';
export { type CustomersOptions, useCustomers } from './useCustomers.js';
export { type PaymentMessages, usePay } from './usePay.js';
export { type CustomerStatement, useStatement } from './useStatement.js';
export { useDayBook } from './useDayBook.js';
export { type InvoiceOptions, useInvoice } from './useInvoice.js';
export { useOrderBooks } from './useOrderBooks.js';
export type { NumberMessages } from './useDateConfirmation.js';
export { type OrderDefaults, useOrderDefaults } from './useOrderDefaults.js';
export { type OtherPartLists, useOtherParts } from './useOtherParts.js';
export type { PartKind, PartReader } from './partReader.js';
export { usePartReader, useSuggestCategory } from './usePartReader.js';
export { type KeptOrderMessages, type OrderOfPart, type PlaceOrderMessages, usePlaceOrder } from './usePlaceOrder.js';
export { type CheckoutProgress, type PlaceBasketMessages, usePlaceBasket } from './usePlaceBasket.js';
export { type PagedList, type PagedRows, preloadPagedQuery, usePagedQuery } from './usePagedQuery.js';
export { usePart } from './usePart.js';
export { useQuery } from './useQuery.js';
export type { RefusalMessages } from './refusalSentence.js';
export { useResolvedList } from './useResolvedList.js';
export { type ReviewMessages, useReviews } from './useReviews.js';
export { type DeleteReviewMessages, useDeleteReview } from './useDeleteReview.js';
export { preloadOverview, useLastOrders, useOverview } from './useOverview.js';
export { recentSearches, rememberSearch } from './recentSearches.js';
export { useRecentSearch } from './useRecentSearch.js';
export { useAccount, useSession } from './useSession.js';
export { type SignedOutBasketMessages, useSignedOutBasket } from './useSignedOutBasket.js';
export { useSignIn } from './useSignIn.js';
export { useSignup } from './useSignup.js';
export { useStoredParts } from './useStoredParts.js';
export { type StoredQuery, useStoredQuery } from './useStoredQuery.js';
export { type StoredValue } from './storedValue.js';
export { useSuggestions } from './useSuggestions.js';
export { type TradeNameMessages, useTradeNames } from './useTradeNames.js';
export { type UserMessages, useUsers } from './useUsers.js';
export { type IdentityMessages, type SignInOptions, useVerification } from './useVerification.js';
export { useHydrated } from './useHydrated.js';
