import { storedDraft } from '@dealerkit/api-client/react';

/** What is typed into the form of the basket, kept when the visitor logs in to order. */
export const basketDraft = storedDraft('visitor basket');
