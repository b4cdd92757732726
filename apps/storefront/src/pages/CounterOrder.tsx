import type { Input } from '@dealerkit/api-client';
import { mapAsyncData, useMutation, usePagedQuery } from '@dealerkit/api-client/react';
import { CounterOrderScreen } from '@dealerkit/ui/screens/CounterOrderScreen';
import type { CounterOrderScreenProps } from '@dealerkit/ui/screens/CounterOrderScreen';
import '@dealerkit/ui/screens/CounterOrderScreen.css';
import type { Order } from '@dealerkit/domain/entities';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { districts } from '../content/districts.js';
import { client } from '../host/client.js';
import { useDelayed } from './useDelayed.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useLanguage } from '../preferences/language.js';
import { useAccount } from '../session/useSession.js';

/** Finds the order that was just placed, because the documented answer does not contain it. */
const findPlaced = async (placed: Input<'placeOrder'>): Promise<Order | undefined> => {
  const newest = await client.findOrders({ search: placed.phone, limit: 5 }).catch(() => []);
  return newest.find(
    (order) =>
      order.product_name === placed.product_name &&
      order.userName === placed.userName &&
      order.orderQuantity === placed.orderQuantity,
  );
};

const useCounterOrder = (): CounterOrderScreenProps => {
  const { texts } = useUi();
  const { email } = useAccount();
  const [search, setSearch] = useState('');
  const [placed, setPlaced] = useState<Order>();
  const { list } = usePagedQuery(
    'findParts',
    { search: useDelayed(search.trim(), 200) || undefined, sort: 'name' },
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
    onOrder: async ({ product_name = '', price }, typed) => {
      const order = { ...typed, userEmail: typed.userEmail || email, product_name };
      const error = await placeOrder(order);
      if (!error) setPlaced((await findPlaced(order)) ?? { _id: '', ...order, price });
      return error;
    },
  };
};

/** `/dashboard/counterorder` */
export const CounterOrder = () => <CounterOrderScreen {...useCounterOrder()} />;
