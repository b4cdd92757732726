import type { Input } from '@dealerkit/api-client';
import type { Customer } from '@dealerkit/domain/books';
import type { WrongPhones } from '@dealerkit/domain/books/overview';
import type { CustomerSort } from '@dealerkit/domain/customers/customerQuery';
import type { KeyRefusal, Writer } from '../sql/once.ts';
import type { Page, PageQuery, SearchLimit } from '../sql/Page.ts';

/** Selects customers. */
interface CustomersQuery extends PageQuery, SearchLimit {
  /** A phone number in any spelling, or words that name, address and phones must contain (D36). */
  search?: string | undefined;
  /** By name without it. */
  sort?: CustomerSort | undefined;
}

/** A customer as an admin adds it; phone numbers are in the form of E.164. */
export type NewCustomer = Input<'addCustomer'>;

/** A change of a customer whose values are still the ones that were read; `null` where there was none (D34). */
export type CustomerChange = Pick<Input<'updateCustomer'>, 'read' | 'changes'>;

/** A phone number belongs to another customer. */
interface PhoneTaken {
  outcome: 'phone taken';
  customer: Customer;
}

export interface NoCustomer {
  outcome: 'no such customer';
}

/** The result of adding a customer. */
export type AddedCustomer = { outcome: 'added'; _id: string } | PhoneTaken;

/** The result of a change of a customer; a conflict has the present one. */
export type ChangedCustomer =
  | { outcome: 'changed' }
  | NoCustomer
  | PhoneTaken
  | { outcome: 'conflict'; customer: Customer };

/** The result of a merge; both customers may have an account. */
export type MergedCustomer = { outcome: 'changed' } | NoCustomer | { outcome: 'same' } | { outcome: 'two accounts' };

/** The result of linking an account, which may belong to another customer. */
export type LinkedAccount =
  | { outcome: 'changed' | 'unchanged' }
  | NoCustomer
  | { outcome: 'no such account' }
  | { outcome: 'account taken' | 'has an account'; customer: Customer };

/** The result of giving an order to a customer. */
export type AssignedOrder =
  | { outcome: 'changed' }
  | NoCustomer
  | { outcome: 'no such order' }
  | { outcome: 'handed over' }
  | { outcome: 'conflict'; customer: string | null };

/**
 * Customers and what belongs to them (D49, D54). The `_id` of a merged customer leads to the one that is kept. A call with the key of an
 * earlier one resolves to the first result.
 */
export interface CustomerStore {
  findCustomers(query: CustomersQuery): Promise<Page<Customer>>;
  getCustomer(_id: string): Promise<Customer | undefined>;
  addCustomer(customer: NewCustomer, writer: Writer): Promise<AddedCustomer | KeyRefusal>;
  updateCustomer(_id: string, change: CustomerChange, actor: string): Promise<ChangedCustomer>;
  /** Marks up to so many phone numbers that no start has checked yet, records those that cannot exist, and resolves to how many these were. */
  checkPhones(limit: number): Promise<number>;
  /** The phone numbers that cannot exist. */
  findWrongPhones(): Promise<WrongPhones>;
  /** Moves phones, orders, ledger and account of `from` to a customer, whose other values stay. */
  mergeCustomers(_id: string, from: string, writer: Writer): Promise<MergedCustomer | KeyRefusal>;
  /** The account sees the orders of the customer from then on. */
  linkAccount(_id: string, email: string, actor: string): Promise<LinkedAccount>;
  /** The account keeps only the orders that it placed itself. */
  unlinkAccount(_id: string, actor: string): Promise<ChangedCustomer>;
  /** Gives an order that still has the customer `read` to another one, before its first hand-over. */
  setOrderCustomer(
    number: number,
    change: { read: string | null; customer: string },
    actor: string,
  ): Promise<AssignedOrder>;
}
