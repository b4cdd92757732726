import { addPartTexts } from './en/addPart.js';
import { addReviewTexts } from './en/addReview.js';
import { addToBasketTexts } from './en/addToBasket.js';
import { allPartsTexts } from './en/allParts.js';
import { auditTexts } from './en/audit.js';
import { basketTexts } from './en/basket.js';
import { blogTexts } from './en/blog.js';
import { bulkEditTexts } from './en/bulkEdit.js';
import { contactTexts } from './en/contact.js';
import { counterOrderTexts } from './en/counterOrder.js';
import { dashboardTexts } from './en/dashboard.js';
import { customersTexts } from './en/customers.js';
import { chequesTexts } from './en/cheques.js';
import { dayBookTexts } from './en/dayBook.js';
import { deleteModalTexts } from './en/deleteModal.js';
import { exportsTexts } from './en/exports.js';
import { factsTexts } from './en/facts.js';
import { filtersTexts } from './en/filters.js';
import { galleryTexts } from './en/gallery.js';
import { identityTexts } from './en/identity.js';
import { importPartsTexts } from './en/importParts.js';
import { invoicesTexts } from './en/invoices.js';
import { ledgerTexts } from './en/ledger.js';
import { loginTexts } from './en/login.js';
import { manageProductsTexts } from './en/manageProducts.js';
import { zeroResultSearchesTexts } from './en/zeroResultSearches.js';
import { deletionTexts, myDataTexts } from './en/myData.js';
import { myDataFieldsTexts } from './en/myDataFields.js';
import { myOrdersTexts } from './en/myOrders.js';
import { notFoundTexts } from './en/notFound.js';
import { notificationsTexts } from './en/notifications.js';
import { offlineQueueTexts } from './en/offlineQueue.js';
import { orderTexts } from './en/order.js';
import { orderChangesTexts } from './en/orderChanges.js';
import { orderConfirmationTexts } from './en/orderConfirmation.js';
import { orderDeskTexts } from './en/orderDesk.js';
import { orderLinesTexts } from './en/orderLines.js';
import { ordersTexts } from './en/orders.js';
import { paginationTexts } from './en/pagination.js';
import { partPageTexts } from './en/partPage.js';
import { passkeysTexts } from './en/passkeys.js';
import { pasteListTexts } from './en/pasteList.js';
import { picturesTexts } from './en/pictures.js';
import { portfolioTexts } from './en/portfolio.js';
import { printTexts } from './en/print.js';
import { privacyTexts } from './en/privacy.js';
import { profileTexts } from './en/profile.js';
import { quantityTexts } from './en/quantity.js';
import { resetTexts } from './en/reset.js';
import { sharedTexts } from './en/shared.js';
import type { SharedTexts } from './en/shared.js';
import { signupTexts } from './en/signup.js';
import { spreadsheetDamageTexts } from './en/spreadsheetDamage.js';
import { suggestionsTexts } from './en/suggestions.js';
import { tableTexts } from './en/table.js';
import { synonymsTexts } from './en/synonyms.js';
import { usersTexts } from './en/users.js';
import { verificationTexts } from './en/verification.js';

/**
 * The English catalogue. Under the condition `documented` of a bundler it is that of the first shop byte for byte, with its spelling
 * mistakes (`documented.test.ts`). A dealer who wants other texts passes `UiProvider` a catalogue of the same shape.
 */
export const en = {
  ...sharedTexts,
  ...offlineQueueTexts,
  ...allPartsTexts,
  ...spreadsheetDamageTexts,
  ...suggestionsTexts,
  ...filtersTexts,
  ...factsTexts,
  ...galleryTexts,
  ...picturesTexts,
  ...contactTexts,
  ...blogTexts,
  ...portfolioTexts,
  ...notFoundTexts,
  ...loginTexts,
  ...resetTexts,
  ...signupTexts,
  ...identityTexts,
  ...verificationTexts,
  ...quantityTexts,
  ...orderTexts,
  ...orderConfirmationTexts,
  ...partPageTexts,
  ...dashboardTexts,
  ...orderDeskTexts,
  ...orderChangesTexts,
  ...orderLinesTexts,
  ...ordersTexts,
  ...counterOrderTexts,
  ...customersTexts,
  ...ledgerTexts,
  ...invoicesTexts,
  ...chequesTexts,
  ...dayBookTexts,
  ...printTexts,
  ...myOrdersTexts,
  ...deleteModalTexts,
  ...profileTexts,
  ...notificationsTexts,
  ...myDataTexts,
  ...myDataFieldsTexts,
  ...deletionTexts,
  ...privacyTexts,
  ...passkeysTexts,
  ...addReviewTexts,
  ...addPartTexts,
  ...usersTexts,
  ...manageProductsTexts,
  ...bulkEditTexts,
  ...synonymsTexts,
  ...zeroResultSearchesTexts,
  ...importPartsTexts,
  ...exportsTexts,
  ...auditTexts,
  ...paginationTexts,
  ...tableTexts,
  ...addToBasketTexts,
  ...basketTexts,
  ...pasteListTexts,
};

/** A catalogue in any language: the same keys as the English one, with a function for each sentence that takes values. */
export type Texts = typeof en;

/** The texts of every page; those of a section only if the catalogue of the provider has them. */
export type LoadedTexts = SharedTexts & Partial<Texts>;

/** The texts of every page, and those of some sections. */
export type TextsOf<Section extends keyof Texts> = SharedTexts & Pick<Texts, Section>;
