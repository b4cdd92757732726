'use client';
import type { Ref } from 'react';
import { Picker, PickerText } from '../../elements/Picker/Picker.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedPriceAndStock } from '../useFormattedPriceAndStock.js';
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

const PartText = ({ part }: { part: Part }) => {
  const texts = useTexts(counterOrderTexts);
  const { price, stock } = useFormattedPriceAndStock(part);
  return (
    <>
      <PartThumbnail part={part} />
      <PickerText name={partName(part, texts)}>
        <PartNumber part={part} />
        <span>
          {price} · {stock}
        </span>
      </PickerText>
    </>
  );
};

/** Finds a part by its name and chooses it; parts that cannot be ordered have no active button. */
export const PartPicker = ({ parts, ...props }: PartPickerProps) => {
  const texts = useTexts(counterOrderTexts);
  const { counterOrder } = texts;
  return (
    <Picker
      {...props}
      label={counterOrder.search}
      items={parts}
      itemKey={({ _id }) => _id}
      choose={(part) => ({
        label: counterOrder.choose,
        name: counterOrder.chooseNamed(partName(part, texts)),
      })}
      isDisabled={(part) => isOutOfStock(part) || !part.product_name?.trim()}
      noneText={counterOrder.noParts}
    >
      {(part) => <PartText part={part} />}
    </Picker>
  );
};
