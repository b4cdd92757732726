'use client';
import type { Ref } from 'react';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
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
  /** Called when Enter is pressed in the field. */
  onEnter?: (() => void) | undefined;
  /** Help text below the field. */
  hint?: string | undefined;
  /** Why Enter has chosen no part. */
  message?: string | undefined;
  /** Whether the found parts are shown. @default true */
  hasList?: boolean | undefined;
  /** A ref to the field. */
  fieldRef?: Ref<HTMLInputElement> | undefined;
}

const Choice = ({ part, onPick }: { part: Part; onPick: (part: Part) => void }) => {
  const texts = useTexts(counterOrderTexts);
  const { price, stock } = useFormattedPriceAndStock(part);
  return (
    <li className={item}>
      <PartThumbnail part={part} />
      <div className={text}>
        <p className={name} translate="no">
          {partName(part, texts)}
        </p>
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
export const PartPicker = ({ search, onSearchChange, parts, onPick, ...props }: PartPickerProps) => {
  const { onEnter, hint, message, hasList = true, fieldRef } = props;
  const { counterOrder } = useTexts(counterOrderTexts);
  return (
    <div className={picker}>
      <SearchField
        ref={fieldRef}
        label={counterOrder.search}
        hint={hint}
        value={search}
        onChange={({ target }) => onSearchChange(target.value)}
        onKeyDown={(event) => {
          // Enter would submit a form around the picker.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter?.();
        }}
      />
      <FormError message={message} announced={false} />
      {hasList && (
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
      )}
    </div>
  );
};
