import type { Answer } from '@dealerkit/api-client';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import useSWR from 'swr';
import { settleAttempts } from './attempts.js';
import { send } from './client.js';
import { manners, toAsyncData } from './useRead.js';

/** Reads somebody's orders; from then on it is known which attempts to order have come to something. */
const readOrders = async (email: string): Promise<Answer<'listOrders'>> => {
  const settle = settleAttempts();
  const orders = await send('listOrders', { email });
  settle();
  return orders;
};

/** The orders of a person, shared by all who read them. Without an e-mail it waits for one. */
export const useOrders = (email: string | undefined): AsyncData<Answer<'listOrders'>> =>
  toAsyncData(
    useSWR<Answer<'listOrders'>, unknown>(
      email !== undefined && ['listOrders', { email }],
      () => readOrders(email ?? ''),
      manners,
    ),
  );
