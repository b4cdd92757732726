import type { Basket, BasketLine } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import type { AsyncData } from '../../AsyncData.js';

/** What is known about the lines of a basket, and how they are changed. */
export interface BasketLinesOptions {
  /** The parts of the basket as they are today; a part that is missing is no longer on sale. */
  parts: AsyncData<readonly Part[]>;
  /** Changes the basket with a rule of `@dealerkit/domain/basket/basketRules`, and returns whether the browser could store it. */
  onChange: (change: (basket: Basket) => Basket) => boolean;
  /** Why lines were not ordered, by the id of the part. */
  refusals?: Readonly<Record<string, string>> | undefined;
  /** The ids of the parts that may have been ordered, because the host did not answer. */
  unclear?: readonly string[] | undefined;
  /** Called when the customer knows whether an unclear line was placed. */
  onUnclearLine?: ((line: BasketLine, answer: 'placed' | 'again') => void) | undefined;
}
