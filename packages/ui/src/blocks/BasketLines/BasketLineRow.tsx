'use client';
import { useId } from 'react';
import type { Ref } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { IconPath } from '../../elements/Icon/Icon.js';
import { basketIcon, clockIcon, trashIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { lineTotal } from '@dealerkit/domain/basket/basketTotal';
import { setQuantity } from '@dealerkit/domain/basket/basketRules';
import { saveLine } from '@dealerkit/domain/basket/savedLines';
import type { BasketLine } from '@dealerkit/domain/basket/basketRules';
import type { Part } from '@dealerkit/domain/entities';
import { partNumber, splitFact } from '@dealerkit/domain/parts/partFacts';
import { quantityBounds } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import { BasketQuantity } from '../BasketQuantity/BasketQuantity.js';
import { Text } from '../../elements/Text/Text.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { useAmounts } from '../useAmounts.js';
import { basketLinesTexts } from './basketLinesTexts.js';
import { BasketLineMessages } from './BasketLineMessages.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { amounts, line as row, lineButtons, picture, sum, sums, texts as textsStyle } from './BasketLines.css.js';
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
  const shownName = (
    <Text as="span" size="inherit" weight="strong" maxLines={2} title={name}>
      {name}
    </Text>
  );
  const each = (
    <Text size="label" tone="muted" numeric>
      {price === undefined ? basket.toBeAgreed : basket.each(price)}
    </Text>
  );
  const button = (action: string, label: string, icon: IconPath, onClick: () => void) => (
    <Button
      tone="quiet"
      id={`${id}-${action}`}
      aria-labelledby={`${id}-${action} ${id}`}
      title={label}
      onClick={onClick}
    >
      <Icon path={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
  const save = () => {
    onChange((all) => saveLine(all, line.partId, !isSaved));
    onMoved();
  };
  return (
    <li className={row}>
      <div className={picture}>
        <PartThumbnail part={part} />
      </div>
      <div className={textsStyle}>
        <p id={id} lang={languageOf(name, texts.locale)}>
          {props.part === 'gone' ? (
            shownName
          ) : (
            <Link href={paths.part(line.partId)} translate="no">
              {shownName}
            </Link>
          )}
        </p>
        {number !== undefined && (
          <Text size="label" tone="muted" numeric maxLines={1} title={number} translate="no">
            {number}
          </Text>
        )}
        {isSaved && each}
      </div>
      {!isSaved && (
        <Stack direction="row" justify="between" gap="xs" className={amounts}>
          <BasketQuantity
            name={name}
            quantity={line.quantity}
            bounds={quantityBounds(part ?? { _id: '' })}
            inputRef={props.quantityRef}
            onEnter={props.onQuantityEnter}
            onQuantityChange={(quantity) => onChange((all) => setQuantity(all, line.partId, quantity))}
          />
          <div className={sums}>
            <Text size="lead" weight="strong" numeric wrap="nowhere" className={sum}>
              {total === undefined ? basket.toBeAgreed : format(total)}
            </Text>
            {total !== undefined && each}
          </div>
        </Stack>
      )}
      <Stack direction="row" gap="none" className={lineButtons}>
        {canSave &&
          button('save', isSaved ? basket.moveToBasket : basket.saveForLater, isSaved ? basketIcon : clockIcon, save)}
        {button('remove', texts.addToBasket.remove, trashIcon, onRemove)}
      </Stack>
      {!isSaved && <BasketLineMessages {...props} nameId={id} />}
    </li>
  );
};
