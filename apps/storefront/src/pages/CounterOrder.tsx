import {
  mapAsyncData,
  type MutationError,
  storedDraft,
  useAbilities,
  useBasketParts,
  useMutation,
  usePagedQuery,
  useResolvedList,
} from '@dealerkit/api-client/react';
import { type Basket, type BasketLine, parseBasket } from '@dealerkit/domain/basketRules';
import type { Order } from '@dealerkit/domain/entities';
import { lineOfIssue } from '@dealerkit/domain/orders';
import { CounterOrderScreen } from '@dealerkit/ui/screens/CounterOrderScreen';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import '@dealerkit/ui/screens/CounterOrderScreen.css';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useRef, useState } from 'react';
import { districts } from '../content/districts.js';
import { useCounterCustomer } from '../customers/useCounterCustomer.js';
import { client } from '../host/client.js';
import { useLanguage } from '../preferences/language.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useAccount } from '../session/useSession.js';
import { useDelayed } from '../useDelayed.js';

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

interface RefusedLine extends BasketLine {
  reason: string;
}

const refusedLines = (lines: Basket, { fields = {}, message }: MutationError): RefusedLine[] =>
  lines.flatMap((line, index) => {
    const issue = Object.entries(fields).find(([path]) => lineOfIssue(path) === index);
    return issue ? [{ ...line, reason: issue[1] ?? message }] : [];
  });

const toLine = ({ _id, product_name = '', orderQuantity = 1, price }: Order): BasketLine => ({
  partId: _id,
  product_name,
  quantity: orderQuantity,
  ...(price !== undefined && { price }),
});

/** Reads the lines of an order that was just placed, with the prices they were placed at. */
const readPlaced = async (number: number): Promise<Basket | undefined> => {
  const order = await client.getOrderByNumber({ number: String(number) }).catch(() => undefined);
  return order?.lines.map(toLine);
};

const usePlaced = (customerOf: ReturnType<typeof useCounterCustomer>['idOf']) => {
  const { email } = useAccount();
  const texts = useTexts(orderTexts);
  const { lines, change } = useLines();
  const lineParts = useBasketParts(lines);
  const [refused, setRefused] = useState<readonly RefusedLine[]>([]);
  const [placed, setPlaced] = useState<CounterOrderScreenProps['placed']>();
  const placeOrder = useMutation('placeOrderLines', { successMessage: () => texts.order.placed });
  const today = lineParts.state === 'ready' ? lineParts.data : [];

  const onOrder: CounterOrderScreenProps['onOrder'] = async (customer) => {
    setRefused([]);
    const sent = lines.map((line) => ({
      ...line,
      product_name: today.find(({ _id }) => _id === line.partId)?.product_name ?? line.product_name,
    }));
    const { id, error: customerError } = await customerOf(customer);
    if (customerError) return { ...customerError, fields: undefined };
    const { userEmail, ...contact } = customer;
    const order = {
      ...contact,
      ...(id === undefined ? { userEmail: userEmail || email } : { customer: id }),
      lines: sent.map(({ product_name, quantity: orderQuantity }) => ({ product_name, orderQuantity })),
    };
    const error = await placeOrder(order, async ({ orderNumber }) => {
      const read = await readPlaced(orderNumber);
      setPlaced({ orderNumber, lines: read ?? sent, userName: customer.userName });
    });
    if (!error) change(() => []);
    else setRefused(refusedLines(lines, error));
    // The messages of the lines stand beside them.
    return error && { ...error, fields: undefined };
  };

  const isUnchanged = ({ partId, quantity }: RefusedLine) =>
    lines.some((line) => line.partId === partId && line.quantity === quantity);
  return {
    lines,
    lineParts,
    onLinesChange: change,
    refusals: Object.fromEntries(refused.filter(isUnchanged).map(({ partId, reason }) => [partId, reason])),
    onOrder,
    placed,
    onNext: () => setPlaced(undefined),
  };
};

const useCounterOrder = (): CounterOrderScreenProps => {
  const counterCustomer = useCounterCustomer(useAbilities().findCustomers);
  const placed = usePlaced(counterCustomer.idOf);
  const [search, setSearch] = useState('');
  const delayedSearch = useDelayed(search.trim(), 200) || undefined;
  const { list } = usePagedQuery(
    'findParts',
    { search: delayedSearch, sort: delayedSearch === undefined ? 'name' : 'relevance' },
    { pages: 1, pageSize: 8 },
  );
  return {
    ...placed,
    onNext: () => {
      counterCustomer.clear();
      placed.onNext();
    },
    customers: counterCustomer.options,
    search,
    onSearchChange: setSearch,
    parts: mapAsyncData(list, ({ rows }) => rows),
    onResolve: useResolvedList(),
    draft: useStoredDraft(),
    districts: districts[useLanguage().code],
  };
};

/** `/dashboard/counterorder` */
export const CounterOrder = () => <CounterOrderScreen {...useCounterOrder()} />;
