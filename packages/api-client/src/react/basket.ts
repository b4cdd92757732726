import { addLines, type Basket, parseBasket } from '@dealerkit/domain/basketRules';
import { isRecord, readLocalStorage, writeLocalStorage } from './storage.js';
import { basketKey } from './storageKeys.js';

/** What this browser stores: the basket and the orders of it that are being placed, as one value, so that a line is always in one of them. */
interface StoredBasket {
  lines: Basket;
  /** Read by `checkout.ts`, which only the page of the basket loads. */
  checkouts: unknown;
}

let json = '';
let stored: StoredBasket = { lines: [], checkouts: undefined };

/** Parsed again only if the text has changed, so that a snapshot keeps its identity. */
export const readStoredBasket = (): StoredBasket => {
  const value = readLocalStorage(basketKey);
  const text = JSON.stringify(value ?? '');
  if (text !== json) {
    const { lines, checkouts } = isRecord(value) ? value : {};
    stored = { lines: parseBasket(lines), checkouts };
  }
  json = text;
  return stored;
};

const listeners = new Set<() => void>();

/** Stores the basket and its checkouts at once. Returns whether the browser could store them; otherwise nothing changes. */
export const writeStoredBasket = ({ lines, checkouts }: StoredBasket): boolean => {
  const isEmpty = lines.length === 0 && checkouts === undefined;
  const isStored = writeLocalStorage(basketKey, isEmpty ? undefined : { lines, checkouts });
  for (const listener of listeners) listener();
  return isStored;
};

/** The basket, which belongs to the browser: it is the same in all tabs, signed in or not. */
export const basketStore = {
  read: (): Basket => readStoredBasket().lines,

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
    const { lines, checkouts } = readStoredBasket();
    return writeStoredBasket({ lines: changeBasket(lines), checkouts });
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
