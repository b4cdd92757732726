import type { Customer } from '@dealerkit/domain/books';
import { customerSorts } from '@dealerkit/domain/customers/customerQuery';
import { MAX_PHONES } from '@dealerkit/domain/phones/phone';
import { examplePhone, readPhones } from '@dealerkit/domain/phones/readPhones';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import type { Handlers } from './Handler.ts';
import { idempotencyKeyOf, keyOfAnotherCall } from './idempotencyKey.ts';
import { listHeaders, optionalValue, searchHeaders, sortedQuery } from './listQuery.ts';
import { readOrderNumber } from './orderQueries.ts';
import { parse } from './parse.ts';
import { cursorOfRow, startOfPage } from './rowCursor.ts';
import { noSuchOrder } from './stepRefusals.ts';

const customersQuery = v.object({ ...sortedQuery, sort: optionalValue(v.picklist(customerSorts)) });

/** The error for an unknown customer. */
export const noSuchCustomer = () => new HttpError(404, 'There is no such customer.');

function phoneTaken(customer: Customer, path: string): HttpError {
  const message = `This phone number belongs to ${customer.name}. Choose that customer, or merge both.`;
  return new HttpError(409, message, [{ path, message }], { customer });
}

type CustomerCall =
  | 'findCustomers'
  | 'getCustomer'
  | 'addCustomer'
  | 'updateCustomer'
  | 'mergeCustomers'
  | 'linkAccount'
  | 'unlinkAccount'
  | 'setOrderCustomer';

/** The handlers of the calls about customers; local phone numbers get the country code. */
export function customerCalls(store: Store, countryCode: string): Handlers<CustomerCall> {
  /** The numbers in the form of E.164, each once. @throws HttpError 400 for digits that are no number */
  const numbersOf = (texts: readonly string[], path: string): string[] => {
    const read = texts.map((text) => readPhones(text, countryCode));
    const issues = read.flatMap(({ phones, unread }, index) => {
      if (phones.length > 0 && unread.length === 0) return [];
      const message = `must be phone numbers that exist, such as ${examplePhone(countryCode)}; not read: ${unread.join(', ')}`;
      return [{ path: `${path}.${index}`, message }];
    });
    const numbers = [...new Set(read.flatMap(({ phones }) => phones.map(({ number }) => number)))];
    if (numbers.length > MAX_PHONES)
      issues.push({ path, message: `must not have more than ${MAX_PHONES} phone numbers` });
    if (issues[0]) throw new HttpError(400, `${issues[0].path} ${issues[0].message}.`, issues);
    return numbers;
  };

  return {
    async findCustomers(input, { setHeaders }) {
      const { before, ...query } = parse(customersQuery, input);
      const order = query.sort ?? 'name';
      const start = startOfPage(before, order);
      if (start.before !== undefined && !(await store.getCustomer(start.before))) {
        const message = 'must be the _id of a customer, or what the link to the next page has';
        throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
      }
      const { rows, next, ...count } = await store.findCustomers({ ...query, ...start });
      setHeaders({
        ...listHeaders(rows, count, query, next && cursorOfRow(next, order)),
        ...searchHeaders(input.search),
      });
      return rows;
    },

    async getCustomer({ id }) {
      const customer = await store.getCustomer(id);
      if (!customer) throw noSuchCustomer();
      return customer;
    },

    async addCustomer(customer, { caller, request }) {
      const writer = { actor: caller.email, key: idempotencyKeyOf(request) };
      const added = await store.addCustomer({ ...customer, phones: numbersOf(customer.phones, 'phones') }, writer);
      if (added.outcome === 'key of another call') throw keyOfAnotherCall();
      if (added.outcome === 'phone taken') throw phoneTaken(added.customer, 'phones');
      return { insertedId: added._id };
    },

    async updateCustomer({ id, read, changes: { phones, ...values } }, { caller }) {
      const changes = { ...values, ...(phones && { phones: numbersOf(phones, 'changes.phones') }) };
      const changed = await store.updateCustomer(id, { read, changes }, caller.email);
      if (changed.outcome === 'no such customer') throw noSuchCustomer();
      if (changed.outcome === 'phone taken') throw phoneTaken(changed.customer, 'changes.phones');
      if (changed.outcome === 'conflict') {
        const message = 'This customer has changed in the meantime. Check the current values, then try again.';
        throw new HttpError(409, message, [], { customer: changed.customer });
      }
      return { modifiedCount: 1 };
    },

    async mergeCustomers({ id, from }, { caller, request }) {
      const writer = { actor: caller.email, key: idempotencyKeyOf(request) };
      const merged = await store.mergeCustomers(id, from, writer);
      if (merged.outcome === 'key of another call') throw keyOfAnotherCall();
      if (merged.outcome === 'no such customer') throw noSuchCustomer();
      if (merged.outcome === 'same') {
        const message = 'must be another customer';
        throw new HttpError(400, `from ${message}.`, [{ path: 'from', message }]);
      }
      if (merged.outcome === 'two accounts') {
        throw new HttpError(409, 'Both customers have an account. Take the link to one of them off first.');
      }
      return { modifiedCount: 1 };
    },

    async linkAccount({ id, email }, { caller }) {
      const linked = await store.linkAccount(id, email, caller.email);
      if (linked.outcome === 'no such customer') throw noSuchCustomer();
      if (linked.outcome === 'no such account') {
        const message = 'No user with this e-mail address has signed in yet.';
        throw new HttpError(404, message, [{ path: 'email', message }]);
      }
      if (linked.outcome === 'account taken') {
        const message = `This account is linked to ${linked.customer.name}. Take that link off first, or merge both.`;
        throw new HttpError(409, message, [{ path: 'email', message }], { customer: linked.customer });
      }
      if (linked.outcome === 'has an account') {
        const message = `This customer is linked to ${linked.customer.email ?? ''}. Take that link off first.`;
        throw new HttpError(409, message, [], { customer: linked.customer });
      }
      return { modifiedCount: linked.outcome === 'changed' ? 1 : 0 };
    },

    async unlinkAccount({ id }, { caller }) {
      const unlinked = await store.unlinkAccount(id, caller.email);
      if (unlinked.outcome === 'no such customer') throw noSuchCustomer();
      return { modifiedCount: unlinked.outcome === 'changed' ? 1 : 0 };
    },

    async setOrderCustomer({ number: text, ...change }, { caller }) {
      const number = readOrderNumber(text);
      const assigned = await store.setOrderCustomer(number, change, caller.email);
      if (assigned.outcome === 'no such order') throw noSuchOrder();
      if (assigned.outcome === 'no such customer') throw noSuchCustomer();
      if (assigned.outcome === 'handed over') {
        throw new HttpError(409, 'A line of this order is handed over, so its customer cannot change.');
      }
      if (assigned.outcome === 'conflict') {
        const customer = assigned.customer === null ? undefined : await store.getCustomer(assigned.customer);
        const message = 'This order has another customer by now. Check it, then try again.';
        throw new HttpError(409, message, [], customer && { customer });
      }
      return { modifiedCount: 1 };
    },
  };
}
