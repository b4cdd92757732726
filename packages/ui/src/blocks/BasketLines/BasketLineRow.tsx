'use client';
import { useId } from 'react';
import type { Ref } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Link } from '../../elements/Link/Link.js';
import { lineTotal } from '@dealerkit/domain/basket/basketTotal';
import { saveLine, setQuantity } from '@dealerkit/domain/basket/basketRules';
import type { BasketLine } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { partNumber, splitFact } from '@dealerkit/domain/parts/partFacts';
import { quantityBounds } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import { BasketQuantity } from '../BasketQuantity/BasketQuantity.js';
import { muted, name as nameStyle, row } from '../orderItem.css.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { useAmounts } from '../useAmounts.js';
import { basketLinesTexts } from './basketLinesTexts.js';
import { BasketLineMessages } from './BasketLineMessages.js';
import { amounts, lineButtons, sum, texts as textsStyle } from './BasketLines.css.js';
import type { BasketLinesOptions } from './basketLinesOptions.js';

interface BasketLineRowProps extends Pick<BasketLinesOptions, 'onChange' | 'onUnclearLine'> {
  line: BasketLine;
  /** The part of today; `gone` if it is no longer on sale, undefined until it is known. */
  part: Part | 'gone' | undefined;
  refusal: string | undefined;
  isUnclear: boolean;
  canSave: boolean;
  quantityRef: Ref<HTMLInputElement> | undefined;
  onQuantityEnter: (() => void) | undefined;
  onRemove: () => void;
  /** Called when the line moves between the basket and the saved ones, and its button with it. */
  onMoved: () => void;
}

/** A part of the basket with its price, quantity and sum. */
export const BasketLineRow = ({ onRemove, onMoved, canSave, ...props }: BasketLineRowProps) => {
  const { formatMoney } = useUi();
  const { format, digits } = useAmounts();
  const texts = useTexts(basketLinesTexts);
  const { basket } = texts;
  const { line, onChange } = props;
  const part = props.part === 'gone' ? undefined : props.part;
  const id = useId();
  const name = partName(part ?? line, texts);
  const number = part ? partNumber(part) : splitFact('oem', line.number ?? '')[0];
  const price = typeof line.price === 'number' ? formatMoney(line.price) : line.price;
  const total = lineTotal(line, digits);
  const isSaved = line.isSaved === true;
  return (
    <li className={row}>
      <PartThumbnail part={part} />
      <div className={textsStyle}>
        <p id={id} className={nameStyle} lang={languageOf(name, texts.locale)}>
          {props.part === 'gone' ? (
            name
          ) : (
            <Link href={paths.part(line.partId)} translate="no">
              {name}
            </Link>
          )}
        </p>
        {number !== undefined && (
          <p className={muted} translate="no">
            {number}
          </p>
        )}
        <p className={muted}>{price === undefined ? basket.toBeAgreed : basket.each(price)}</p>
      </div>
      {!isSaved && (
        <div className={amounts}>
          <BasketQuantity
            name={name}
            quantity={line.quantity}
            bounds={quantityBounds(part ?? { _id: '' })}
            inputRef={props.quantityRef}
            onEnter={props.onQuantityEnter}
            onQuantityChange={(quantity) => onChange((all) => setQuantity(all, line.partId, quantity))}
          />
          <p className={sum}>{total === undefined ? basket.toBeAgreed : format(total)}</p>
        </div>
      )}
      {!isSaved && <BasketLineMessages {...props} nameId={id} />}
      <div className={lineButtons}>
        {canSave && (
          <Button
            tone="quiet"
            size="small"
            id={`${id}-save`}
            aria-labelledby={`${id}-save ${id}`}
            onClick={() => {
              onChange((all) => saveLine(all, line.partId, !isSaved));
              onMoved();
            }}
          >
            {isSaved ? basket.moveToBasket : basket.saveForLater}
          </Button>
        )}
        <Button tone="quiet" size="small" id={`${id}-remove`} aria-labelledby={`${id}-remove ${id}`} onClick={onRemove}>
          {texts.addToBasket.remove}
        </Button>
      </div>
    </li>
  );
};
