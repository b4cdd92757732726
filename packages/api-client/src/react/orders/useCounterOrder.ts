import { type Basket, type BasketLine, parseBasket } from '@dealerkit/domain/basket/basketRules';
import type { Order } from '@dealerkit/domain/entities';
import type { LineRefusal } from '@dealerkit/domain/basket/refusedLine';
import { useRef, useState } from 'react';
import { type Client, type Input, readConflict } from '../../index.js';
import { mapAsyncData } from '../data/asyncData.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { storedDraft } from '../../storage/sessionDrafts.js';
import { reasonOf, refusedLines } from '../basket/placing/refusedLines.js';
import { useBasketParts } from '../basket/useBasketParts.js';
import { useDelayed } from '../data/useDelayed.js';
import { type MutationError, useMutation } from '../data/useMutation.js';
import { usePagedQuery } from '../data/usePagedQuery.js';
import type { PlaceOrderMessages } from '../basket/usePlaceOrder.js';
import { useResolvedList } from '../parts/search/useResolvedList.js';

const linesDraft = storedDraft('lines of the counter order');

const readLines = (): Basket => {
  try {
    return parseBasket(JSON.parse(linesDraft.read()?.['lines'] ?? '[]'));
  } catch {
    return [];
  }
};

/** The lines that are not ordered yet, which survive a reload. */
const useLines = () => {
  const [lines, setLines] = useState(readLines);
  const latest = useRef(lines);
  const change = (changeLines: (before: Basket) => Basket): true => {
    // A part that is looked up meanwhile is added to these lines, not to those of an earlier rendering.
    latest.current = changeLines(latest.current);
    linesDraft.write(latest.current.length > 0 ? { lines: JSON.stringify(latest.current) } : undefined);
    setLines(latest.current);
    return true;
  };
  return { lines, change };
};

interface LineWithRefusal extends BasketLine {
  /** Why the host has refused it. */
  refusal: LineRefusal;
}

const issuesOf = ({ fields = {} }: MutationError) =>
  Object.entries(fields).map(([path, message = '']) => ({ path, message }));

const withoutFields = (error: MutationError): MutationError => {
  const { fields: _, ...others } = error;
  return others;
};

const toLine = ({ _id, product_name = '', orderQuantity = 1, price }: Order): BasketLine => ({
  partId: _id,
  product_name,
  quantity: orderQuantity,
  ...(price !== undefined && { price }),
});

/** Reads the lines of an order that was just placed, with the prices they were placed at. */
const readPlaced = async (client: Client, number: number): Promise<Basket | undefined> => {
  const order = await client.getOrderByNumber({ number: String(number) }).catch(() => undefined);
  return order?.lines.map(toLine);
};

/** The parts that the host finds for a text that is being typed. */
const useFoundByText = () => {
  const [search, setSearch] = useState('');
  const text = useDelayed(search.trim(), 200) || undefined;
  const { list } = usePagedQuery(
    'findParts',
    { search: text, sort: text === undefined ? 'name' : 'relevance' },
    { pages: 1, pageSize: 8 },
  );
  return { search, onSearchChange: setSearch, parts: mapAsyncData(list, ({ rows }) => rows) };
};

/** What the form of the order says about its customer. */
type OrderedBy = Pick<Input<'placeOrderLines'>, 'userName' | 'address' | 'phone'> & { userEmail: string };

/** Finds or adds the customer of an order: its `_id`, or why there is none. */
export type CustomerOf = (order: OrderedBy) => Promise<{ id?: string; error?: MutationError | undefined }>;

const noCustomers: CustomerOf = async () => ({});

/** The sentences about an order at the counter. */
export interface CounterOrderMessages extends Pick<PlaceOrderMessages, 'formatNumber'> {
  order: Pick<PlaceOrderMessages['order'], 'placed' | 'refusals'>;
}

/**
 * The order that an admin takes at the counter or on the phone: its lines, the parts that are looked up for it, and how it is placed.
 * Without customers it is filed under the given e-mail address, else under that of the admin.
 */
export const useCounterOrder = (admin: string, messages: CounterOrderMessages, customerOf = noCustomers) => {
  const { client } = useClientSettings();
  const { lines, change } = useLines();
  const lineParts = useBasketParts(lines);
  const [refused, setRefused] = useState<readonly LineWithRefusal[]>([]);
  const [placed, setPlaced] = useState<{ orderNumber: number; lines: Basket; userName: string }>();
  const placeOrder = useMutation('placeOrderLines', {
    successMessage: () => messages.order.placed,
    conflictMessage: (body) => readConflict(body).lines && messages.order.refusals?.order,
  });
  const today = lineParts.state === 'ready' ? lineParts.data : [];

  const onOrder = async (orderedBy: OrderedBy): Promise<MutationError | undefined> => {
    setRefused([]);
    const sent = lines.map((line) => ({
      ...line,
      product_name: today.find(({ _id }) => _id === line.partId)?.product_name ?? line.product_name,
    }));
    const { id, error: customerError } = await customerOf(orderedBy);
    if (customerError) return withoutFields(customerError);
    const { userEmail, ...contact } = orderedBy;
    const order = {
      ...contact,
      ...(id === undefined ? { userEmail: userEmail || admin } : { customer: id }),
      lines: sent.map(({ product_name, quantity: orderQuantity }) => ({ product_name, orderQuantity })),
    };
    const error = await placeOrder(order, async ({ orderNumber }) => {
      const read = await readPlaced(client, orderNumber);
      setPlaced({ orderNumber, lines: read ?? sent, userName: orderedBy.userName });
    });
    if (!error) {
      change(() => []);
      return undefined;
    }
    setRefused(refusedLines(lines, { ...error, issues: issuesOf(error) }));
    // The messages of the lines stand beside them.
    return withoutFields(error);
  };

  const isUnchanged = ({ partId, quantity }: LineWithRefusal) =>
    lines.some((line) => line.partId === partId && line.quantity === quantity);
  return {
    ...useFoundByText(),
    lines,
    lineParts,
    onLinesChange: change,
    onResolve: useResolvedList(),
    /** Why the host has refused lines, by the id of the part, until they change. */
    refusals: Object.fromEntries(
      refused.filter(isUnchanged).map(({ partId, refusal }) => [partId, reasonOf(refusal, messages) ?? '']),
    ),
    onOrder,
    /** The order that was placed last. */
    placed,
    onNext: () => setPlaced(undefined),
  };
};
