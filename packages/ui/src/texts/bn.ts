import { addPartTexts } from './bn/addPart.js';
import { addReviewTexts } from './bn/addReview.js';
import { addToBasketTexts } from './bn/addToBasket.js';
import { allPartsTexts } from './bn/allParts.js';
import { auditTexts } from './bn/audit.js';
import { basketTexts } from './bn/basket.js';
import { blogTexts } from './bn/blog.js';
import { bulkEditTexts } from './bn/bulkEdit.js';
import { contactTexts } from './bn/contact.js';
import { counterOrderTexts } from './bn/counterOrder.js';
import { customersTexts } from './bn/customers.js';
import { dashboardTexts } from './bn/dashboard.js';
import { chequesTexts } from './bn/cheques.js';
import { dayBookTexts } from './bn/dayBook.js';
import { deleteModalTexts } from './bn/deleteModal.js';
import { exportsTexts } from './bn/exports.js';
import { factsTexts } from './bn/facts.js';
import { filtersTexts } from './bn/filters.js';
import { galleryTexts } from './bn/gallery.js';
import { identityTexts } from './bn/identity.js';
import { importPartsTexts } from './bn/importParts.js';
import { invoicesTexts } from './bn/invoices.js';
import { ledgerTexts } from './bn/ledger.js';
import { loginTexts } from './bn/login.js';
import { manageProductsTexts } from './bn/manageProducts.js';
import { zeroResultSearchesTexts } from './bn/zeroResultSearches.js';
import { myDataTexts, deletionTexts } from './bn/myData.js';
import { myDataFieldsTexts } from './bn/myDataFields.js';
import { myOrdersTexts } from './bn/myOrders.js';
import { notFoundTexts } from './bn/notFound.js';
import { notificationsTexts } from './bn/notifications.js';
import { offlineQueueTexts } from './bn/offlineQueue.js';
import { orderTexts } from './bn/order.js';
import { orderChangesTexts } from './bn/orderChanges.js';
import { orderConfirmationTexts } from './bn/orderConfirmation.js';
import { orderDeskTexts } from './bn/orderDesk.js';
import { orderLinesTexts } from './bn/orderLines.js';
import { ordersTexts } from './bn/orders.js';
import { paginationTexts } from './bn/pagination.js';
import { partPageTexts } from './bn/partPage.js';
import { passkeysTexts } from './bn/passkeys.js';
import { pasteListTexts } from './bn/pasteList.js';
import { picturesTexts } from './bn/pictures.js';
import { portfolioTexts } from './bn/portfolio.js';
import { printTexts } from './bn/print.js';
import { privacyTexts } from './bn/privacy.js';
import { profileTexts } from './bn/profile.js';
import { quantityTexts } from './bn/quantity.js';
import { resetTexts } from './bn/reset.js';
import { sharedTexts } from './bn/shared.js';
import { signupTexts } from './bn/signup.js';
import { spreadsheetDamageTexts } from './bn/spreadsheetDamage.js';
import { suggestionsTexts } from './bn/suggestions.js';
import { tableTexts } from './bn/table.js';
import { synonymsTexts } from './bn/synonyms.js';
import { usersTexts } from './bn/users.js';
import { verificationTexts } from './bn/verification.js';
import type { Texts } from './en.js';

/** The Bangla catalogue. */
export const bn = {
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
} satisfies Texts;
