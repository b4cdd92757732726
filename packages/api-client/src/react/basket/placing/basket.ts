import { addLines, type Basket, parseBasket } from '@dealerkit/domain/basket/basketRules';
import { isRecord } from '../../../storage/storage.js';
import { basketKey } from '../../../storage/storageKeys.js';
import { keepStorage } from '../../../storage/keepStorage.js';
import { storedJson } from '../../../storage/storedValue.js';

/** What this browser stores: the basket and the orders of it that are being placed, as one value, so that a line is always in one of them. */
interface StoredBasket {
  lines: Basket;
  /** Read by `checkout.ts`, which only the page of the basket loads. */
  checkouts: unknown;
}

const stored = storedJson<StoredBasket>(
  basketKey,
  (json) => {
    const { lines, checkouts } = isRecord(json) ? json : {};
    return { lines: parseBasket(lines), checkouts };
  },
  ({ lines, checkouts }) => (lines.length === 0 && checkouts === undefined ? undefined : { lines, checkouts }),
);

export const readStoredBasket = stored.read;

/** Stores the basket and its checkouts at once. Returns whether the browser could store them; otherwise nothing changes. */
export const writeStoredBasket = (basket: StoredBasket): boolean => {
  if (basket.lines.length > 0) keepStorage();
  return stored.write(basket);
};

/** The basket, which belongs to the browser: it is the same in all tabs, signed in or not. */
export const basketStore = {
  read: (): Basket => readStoredBasket().lines,

  subscribe: stored.subscribe,

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
