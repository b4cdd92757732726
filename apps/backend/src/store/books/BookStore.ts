import type { CashStore } from '../cash/CashStore.ts';
import type { CustomerStore } from '../customers/CustomerStore.ts';
import type { InvoiceStore } from '../invoices/InvoiceStore.ts';
import type { LedgerStore } from '../ledger/LedgerStore.ts';

/** Customers, their ledgers, the invoices and the cash (D49, D50, D54). */
export interface BookStore extends CustomerStore, LedgerStore, CashStore, InvoiceStore {
  /** Stores the currency of a shop without orders, ledger entries and cash. Resolves to the stored one. */
  claimCurrency(currency: string): Promise<string>;
}
