import type { Customer } from '@dealerkit/domain/books';
import type { Order } from '@dealerkit/domain/entities';
import { groupOrders, type OrderWithLines, typedOrderNumber } from '@dealerkit/domain/orders/orders';
import { isPhone } from '@dealerkit/domain/phones/phone';
import { numbersIn } from '@dealerkit/domain/phones/readPhones';
import type { Suggestion } from '@dealerkit/domain/search';
import type { Client, Input } from '../../index.js';
import { type AsyncData, mapAsyncData } from '../data/asyncData.js';
import { useDelayed } from '../data/useDelayed.js';
import { useKeptData } from '../data/useKeptData.js';
import { useQuery } from '../data/useQuery.js';
import { useSuggestions } from '../parts/search/useSuggestions.js';

/** Milliseconds without a key press before the host is asked. */
const DELAY = 100;

/** The customer or the order that a text names by a whole number. */
export interface NamedRow {
  kind: 'customer' | 'order';
  /** The `_id` of the customer, or what names the order in a URL. */
  key: string;
}

const customersOf = (search: string): Input<'findCustomers'> => ({ search, limit: 5 });

const orderOf = (text: string): Input<'findOrders'> | undefined => {
  const number = typedOrderNumber(text);
  return number ? { number: String(number), limit: 1 } : undefined;
};

const namedIn = (
  text: string,
  customers: readonly Customer[],
  orders: readonly OrderWithLines[],
  countryCode: string,
): NamedRow | undefined => {
  const [typed = ''] = numbersIn(text, countryCode);
  const [called, another] = customers.filter(({ phones }) => phones.includes(typed));
  if (called && !another) return { kind: 'customer', key: called._id };
  const order = orders.find(({ key }) => key === String(typedOrderNumber(text)));
  return order && { kind: 'order', key: order.key };
};

/**
 * Finds the only customer with exactly this phone number or the order with exactly this number, before `useAdminSuggestions` shows it.
 * Makes no call for a text that is neither.
 */
export const findNamed = async (
  client: Client,
  text: string,
  phoneCountryCode: string,
): Promise<NamedRow | undefined> => {
  const order = orderOf(text);
  const [customers, lines] = await Promise.all([
    isPhone(text) ? client.findCustomers(customersOf(text.trim())) : [],
    order ? client.findOrders(order) : [],
  ]);
  return namedIn(text, customers, groupOrders(lines), phoneCountryCode);
};

export interface AdminSuggestionsOptions {
  /** The country code of phone numbers that are written without one, such as `880`. */
  phoneCountryCode: string;
}

const noOrders: AsyncData<readonly Order[]> = { state: 'ready', data: [] };

const rowsOf = <Row>(value: AsyncData<readonly Row[]>): readonly Row[] => (value.state === 'ready' ? value.data : []);

/** The customers, the order and the parts for a text of at least two characters that an admin types: props of `AdminSuggestions`. */
export const useAdminSuggestions = (
  text: string,
  { phoneCountryCode }: AdminSuggestionsOptions,
): {
  customers: AsyncData<readonly Customer[]>;
  orders: AsyncData<readonly OrderWithLines[]>;
  parts: AsyncData<readonly Suggestion[]>;
  /** The row that the text names. */
  named: NamedRow | undefined;
  /** Some of the rows are those of the text before. */
  isUpdating: boolean;
} => {
  const delayed = useDelayed(text, DELAY);
  const search = delayed.trim();
  const isLong = search.length >= 2;
  const found = useKeptData<readonly Customer[]>(useQuery('findCustomers', isLong ? customersOf(search) : undefined));
  const order = isLong ? orderOf(search) : undefined;
  const lines = useQuery('findOrders', order);
  const orders = mapAsyncData<readonly Order[], readonly OrderWithLines[]>(order ? lines : noOrders, groupOrders);
  const { suggestions, isUpdating } = useSuggestions(text);
  return {
    customers: found.value,
    orders,
    parts: mapAsyncData(suggestions, (rows) => rows.filter(({ kind }) => kind === 'part')),
    named: namedIn(text, rowsOf(found.value), rowsOf(orders), phoneCountryCode),
    isUpdating: isUpdating || found.isUpdating || delayed !== text,
  };
};
