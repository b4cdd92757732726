'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/Button.js';
import type { ButtonTone } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { basketIcon, trashIcon } from '../../elements/Icon/icons.js';
import type { Part } from '@dealerkit/domain/entities';
import { isOutOfStock, quantityBounds } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import { addToBasketTexts } from '../../texts/en/addToBasket.js';
import { useTexts } from '../../UiProvider.js';
import { BasketQuantity } from '../BasketQuantity/BasketQuantity.js';
import { label, root } from './AddToBasket.css.js';

export interface AddToBasketProps {
  /** What the button means. @default 'neutral' */
  tone?: ButtonTone | undefined;
  /** Whether the button is as wide as its container. */
  fullWidth?: boolean | undefined;
  /** The part. */
  part: Part;
  /** The quantity in the basket; undefined if the part is not in it. */
  quantity: number | undefined;
  /** Called to put the minimum order into the basket. */
  onAdd: (part: Part) => void;
  /** Called with another quantity. */
  onQuantityChange: (part: Part, quantity: number) => void;
  /** Called to take the part out of the basket. */
  onRemove: (part: Part) => void;
}

/** A button that adds a part to the basket; for a part in the basket its quantity. A part that cannot be ordered has neither. */
export const AddToBasket = ({ part, quantity, onAdd, onQuantityChange, onRemove, ...style }: AddToBasketProps) => {
  const texts = useTexts(addToBasketTexts);
  const { addToBasket: basket } = texts;
  const name = partName(part, texts);
  const group = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isInBasket = quantity !== undefined;
  useEffect(() => {
    // The pressed button was replaced.
    if (hasPressed.current) (group.current?.querySelector<HTMLElement>('[data-focus]') ?? group.current)?.focus();
    hasPressed.current = false;
  }, [isInBasket]);
  if (!isInBasket && (isOutOfStock(part) || !part.product_name?.trim())) return undefined;
  return (
    <div ref={group} className={root} role="group" aria-label={isInBasket ? basket.inBasket(name) : name} tabIndex={-1}>
      {isInBasket ? (
        <>
          <BasketQuantity
            name={name}
            quantity={quantity}
            bounds={quantityBounds(part)}
            onQuantityChange={(next) => onQuantityChange(part, next)}
          />
          <Button
            tone="quiet"
            aria-label={`${basket.remove}: ${name}`}
            onClick={() => {
              hasPressed.current = true;
              onRemove(part);
            }}
          >
            <Icon path={trashIcon} />
          </Button>
        </>
      ) : (
        <Button
          {...style}
          data-focus
          aria-label={basket.addNamed(name)}
          onClick={() => {
            hasPressed.current = true;
            onAdd(part);
          }}
        >
          <Icon path={basketIcon} /> <span className={label}>{basket.add}</span>
        </Button>
      )}
    </div>
  );
};
