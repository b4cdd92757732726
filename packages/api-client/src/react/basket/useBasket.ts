import { type Basket, activeLines } from '@dealerkit/domain/basket/basketRules';
import { useSyncExternalStore } from 'react';
import { basketStore } from './placing/basket.js';

const readCount = () => activeLines(basketStore.read()).length;

/**
 * The basket of this browser, and functions that change it with the rules of `@dealerkit/domain/basket/basketRules`. It is undefined in the
 * HTML of a server and until the page is hydrated.
 */
export const useBasket = () => {
  const basket = useSyncExternalStore<Basket | undefined>(basketStore.subscribe, basketStore.read, () => undefined);
  return { basket, change: basketStore.change, add: basketStore.add };
};

/** The number of lines in the basket, without those saved for later; undefined until the page is hydrated. */
export const useBasketCount = (): number | undefined =>
  useSyncExternalStore<number | undefined>(basketStore.subscribe, readCount, () => undefined);
