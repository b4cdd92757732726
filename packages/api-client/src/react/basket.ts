import { addLines, type Basket, parseBasket } from '@dealerkit/domain/basketRules';
import { readLocalStorage, writeLocalStorage } from './storage.js';
import { basketKey } from './storageKeys.js';

let json = '';
let basket: Basket = [];

/** The basket of this browser. Parsed again only if the text has changed, so that a snapshot keeps its identity. */
const readBasket = (): Basket => {
  const stored = readLocalStorage(basketKey);
  const text = JSON.stringify(stored ?? '');
  if (text !== json) basket = parseBasket(stored);
  json = text;
  return basket;
};

const listeners = new Set<() => void>();

/** The basket, which belongs to the browser: it is the same in all tabs, signed in or not. */
export const basketStore = {
  read: readBasket,

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    // Another tab has changed the basket.
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  },

  /** Changes the basket as it is now, also by other tabs. Returns whether the browser could store it; otherwise nothing changes. */
  change: (changeBasket: (basket: Basket) => Basket): boolean => {
    const next = changeBasket(readBasket());
    const isStored = writeLocalStorage(basketKey, next.length > 0 ? next : undefined);
    for (const listener of listeners) listener();
    return isStored;
  },

  /** Adds lines. Returns whether the browser could store them, and those for which the basket has no room. */
  add: (lines: Basket): { isStored: boolean; left: Basket } => {
    let left: Basket = [];
    const isStored = basketStore.change((before) => {
      const added = addLines(before, lines);
      ({ left } = added);
      return added.basket;
    });
    return { isStored, left };
  },
};
