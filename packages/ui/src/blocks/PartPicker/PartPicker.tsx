'use client';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { SearchField } from '../../elements/SearchField/SearchField.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { isOutOfStock } from '@dealerkit/domain/partRules';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedPriceAndStock } from '../useFormattedPriceAndStock.js';
import { facts, item, list, name, none, picker, text } from './PartPicker.css.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';

/** The search of a part and the parts that it finds. */
export interface PartPickerOptions {
  /** The search text. */
  search: string;
  /** Called with each change of the search text. */
  onSearchChange: (search: string) => void;
  /** The first parts that match the search text. */
  parts: AsyncData<readonly Part[]>;
}

export interface PartPickerProps extends PartPickerOptions {
  /** Called with the chosen part. */
  onPick: (part: Part) => void;
}

const Choice = ({ part, onPick }: { part: Part; onPick: (part: Part) => void }) => {
  const texts = useTexts(counterOrderTexts);
  const { price, stock } = useFormattedPriceAndStock(part);
  return (
    <li className={item}>
      <PartThumbnail part={part} />
      <div className={text}>
        <p className={name}>{partName(part, texts)}</p>
        <PartNumber part={part} />
        <p className={facts}>
          {price} · {stock}
        </p>
      </div>
      <Button
        aria-label={texts.counterOrder.chooseNamed(partName(part, texts))}
        disabled={isOutOfStock(part) || !part.product_name?.trim()}
        onClick={() => onPick(part)}
      >
        {texts.counterOrder.choose}
      </Button>
    </li>
  );
};

/** Finds a part by its name and chooses it; parts that cannot be ordered have no active button. */
export const PartPicker = ({ search, onSearchChange, parts, onPick }: PartPickerProps) => {
  const { counterOrder } = useTexts(counterOrderTexts);
  return (
    <div className={picker}>
      <SearchField
        label={counterOrder.search}
        value={search}
        onChange={({ target }) => onSearchChange(target.value)}
        onKeyDown={(event) => {
          // Enter would submit the form around the picker.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Async
        value={parts}
        skeleton={<Skeleton lines={4} />}
        empty={
          <p className={none} role="status">
            {counterOrder.noParts}
          </p>
        }
      >
        {(found) => (
          <ul className={list}>
            {found.map((part) => (
              <Choice key={part._id} part={part} onPick={onPick} />
            ))}
          </ul>
        )}
      </Async>
    </div>
  );
};
