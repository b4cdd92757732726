import type { SqlContext } from '../sql/transactions.ts';
import type { BookStore } from './BookStore.ts';
import { cash } from '../cash/cash.ts';
import { cheques } from '../ledger/cheques.ts';
import { closedDays } from '../cash/closedDays.ts';
import { customers } from '../customers/customers.ts';
import { dayBook } from '../cash/dayBook.ts';
import { findCustomers } from '../customers/findCustomers.ts';
import { invoiceNumbers } from '../invoices/invoiceNumbers.ts';
import { invoices } from '../invoices/invoices.ts';
import { ledger } from '../ledger/ledger.ts';
import { links } from '../customers/links.ts';
import { storedCurrency } from './storedCurrency.ts';
import { wrongPhones } from '../customers/wrongPhones.ts';

/** What is written once for both databases of customers, their ledgers and invoices. */
export const createBookStore = (context: SqlContext): BookStore => ({
  ...customers(context),
  ...findCustomers(context),
  ...links(context),
  ...ledger(context),
  ...cheques(context),
  ...cash(context),
  ...closedDays(context),
  ...invoices(context),
  ...invoiceNumbers(context),
  ...dayBook(context),
  ...storedCurrency(context),
  ...wrongPhones(context),
});
