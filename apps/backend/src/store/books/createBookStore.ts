import type { SqlContext } from '../sql/transactions.ts';
import type { BookStore } from './BookStore.ts';
import { cash } from './cash.ts';
import { cheques } from './cheques.ts';
import { closedDays } from './closedDays.ts';
import { customers } from './customers.ts';
import { dayBook } from './dayBook.ts';
import { invoiceNumbers } from './invoiceNumbers.ts';
import { invoices } from './invoices.ts';
import { ledger } from './ledger.ts';
import { links } from './links.ts';
import { storedCurrency } from './storedCurrency.ts';
import { wrongPhones } from './wrongPhones.ts';

/** What is written once for both databases of customers, their ledgers and invoices. */
export const createBookStore = (context: SqlContext): Omit<BookStore, 'findCustomers'> => ({
  ...customers(context),
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
