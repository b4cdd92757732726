import type { ReactNode } from 'react';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import type { FormDraft, SubmitResult, WithOwnValues } from '../../AsyncData.js';
import type { BasketLinesOptions } from '../../blocks/BasketLines/basketLinesOptions.js';
import type { ShopContact } from '../../dealer.js';
import type { PlacedOrder } from './PlacedBasket.js';

/** Where the basket is sent to. */
export interface BasketOrder extends WithOwnValues {
  address: string;
  phone: string;
  note: string;
}

/** How far a basket is placed on a host that takes one line at a time. */
export interface BasketProgress {
  /** The number of placed lines. */
  placed: number;
  /** The number of lines. */
  total: number;
  /** Whether no further line is sent until the customer continues. */
  isPaused: boolean;
  /** Why it does not go on. */
  error?: string | undefined;
  onPause: () => void;
  onContinue: () => void;
}

export interface BasketScreenProps extends BasketLinesOptions {
  /** Fields of your own: controls with a `name`, whose values are in `extra` of what is submitted. */
  children?: ReactNode | undefined;
  /** The basket; undefined until it is read from the browser. */
  basket: Basket | undefined;
  /** The address, the phone number and the note that the form starts with. */
  customer?:
    | {
        address?: string | undefined;
        phone?: string | undefined;
        note?: string | undefined;
        addresses?: readonly string[] | undefined;
      }
    | undefined;
  /** Whether a user is signed in; otherwise `onPlace` leads to the login. @default true */
  isSignedIn?: boolean | undefined;
  /** Called with a valid order, if every line can be ordered at the price that the customer saw. */
  onPlace: (order: BasketOrder) => Promise<SubmitResult<'address' | 'phone' | 'note'>>;
  /** Whether an order can have a note. @default true */
  takesNote?: boolean | undefined;
  /** Keeps an order that could not be sent on the device, and returns whether it did. Offered after an error of the kind `offline`. */
  onKeep?: ((order: BasketOrder) => boolean) | undefined;
  /** How far the basket is placed. */
  progress?: BasketProgress | undefined;
  /** The accepted order, which replaces the form. */
  placed?: PlacedOrder | undefined;
  /** What is shown below an accepted order. */
  afterOrder?: ReactNode | undefined;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
  /** How to reach the shop. */
  contact?: ShopContact | undefined;
  /** The districts of the dealer's country, which are suggested for the address. @default none */
  districts?: readonly string[] | undefined;
}
