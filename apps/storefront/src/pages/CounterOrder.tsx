import { mapAsyncData, useMutation, usePagedQuery } from '@dealerkit/api-client/react';
import { CounterOrderScreen } from '@dealerkit/ui/screens/CounterOrderScreen';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import '@dealerkit/ui/screens/CounterOrderScreen.css';
import type { Order } from '@dealerkit/domain/entities';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { districts } from '../content/districts.js';
import { client } from '../host/client.js';
import { useDelayed } from '../useDelayed.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useLanguage } from '../preferences/language.js';
import { useAccount } from '../session/useSession.js';
import { orderTexts } from '@dealerkit/ui/texts/en/order';

/** Reads an order that was just placed, with the price it was placed at. */
const readPlaced = async (id: string): Promise<Order | undefined> => {
  const [order] = await client.findOrders({ search: id }).catch(() => []);
  return order;
};

const useCounterOrder = (): CounterOrderScreenProps => {
  const texts = useTexts(orderTexts);
  const { email } = useAccount();
  const [search, setSearch] = useState('');
  const [placed, setPlaced] = useState<Order>();
  const delayedSearch = useDelayed(search.trim(), 200) || undefined;
  const { list } = usePagedQuery(
    'findParts',
    { search: delayedSearch, sort: delayedSearch === undefined ? 'name' : 'relevance' },
    { pages: 1, pageSize: 8 },
  );
  const placeOrder = useMutation('placeOrder', {
    successMessage: () => texts.order.placed,
  });
  return {
    search,
    onSearchChange: setSearch,
    parts: mapAsyncData(list, ({ rows }) => rows),
    draft: useStoredDraft(),
    districts: districts[useLanguage().code],
    placed,
    onNext: () => {
      setSearch('');
      setPlaced(undefined);
    },
    onOrder: ({ product_name = '', price }, typed) => {
      const order = { ...typed, userEmail: typed.userEmail || email, product_name };
      return placeOrder(order, async ({ insertedId }) => {
        const read = insertedId === undefined ? undefined : await readPlaced(insertedId);
        setPlaced(read ?? { _id: insertedId ?? '', ...order, price });
      });
    },
  };
};

/** `/dashboard/counterorder` */
export const CounterOrder = () => <CounterOrderScreen {...useCounterOrder()} />;
