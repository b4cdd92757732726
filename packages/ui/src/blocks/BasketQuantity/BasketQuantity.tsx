'use client';
import { useState } from 'react';
import type { Ref } from 'react';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import type { QuantityBounds } from '@dealerkit/domain/parts/partRules';
import { formatInputNumber } from '../../format/numbers.js';
import { addToBasketTexts } from '../../texts/en/addToBasket.js';
import { quantityTexts } from '../../texts/en/quantity.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { field } from './BasketQuantity.css.js';

const english = { ...quantityTexts, ...addToBasketTexts };

export interface BasketQuantityProps {
  /** The name of the part, which names the field. */
  name: string;
  /** The quantity in the basket. */
  quantity: number;
  /** The quantities that the part can be ordered in. */
  bounds: QuantityBounds;
  /** Called with each whole number from 1, also one outside of the bounds. */
  onQuantityChange: (quantity: number) => void;
  /** Called when Enter is pressed. */
  onEnter?: (() => void) | undefined;
  /** A ref to the input. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** The quantity of a part in the basket, which changes while it is typed. */
export const BasketQuantity = ({
  name,
  quantity,
  bounds,
  onQuantityChange,
  onEnter,
  inputRef,
}: BasketQuantityProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { quantity: rules, addToBasket: basket } = texts;
  const [typed, setTyped] = useState<string>();
  const { minimum, available } = bounds;
  const count = typed === undefined ? quantity : parseNumber(typed);
  const isValid = Number.isSafeInteger(count) && count >= 1;
  const bound = Number.isFinite(available)
    ? rules.between(formatNumber(minimum), formatNumber(available))
    : rules.from(formatNumber(minimum));
  const error = isValid ? (count < minimum || count > available ? bound : undefined) : rules.whole;
  return (
    <div className={field}>
      <NumberField
        ref={inputRef}
        label={basket.quantityOf(name)}
        min={minimum}
        max={available}
        value={typed ?? formatInputNumber(quantity, texts.locale)}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = parseNumber(target.value);
          if (Number.isSafeInteger(next) && next >= 1) onQuantityChange(next);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter?.();
        }}
        // A text that is no quantity has changed nothing.
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
};
