'use client';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import type { Part } from '../../entities.js';
import { useUi } from '../../UiProvider.js';
import { isOutOfStock, partPrice } from '../partFacts.js';

export interface PartSpecsProps {
  /** The part whose figures it carries. */
  part: Part;
}

/** The figures of a part, riveted on: what it costs, how many there are, how many one must take. */
export const PartSpecs = ({ part }: PartSpecsProps) => {
  const { texts, number, money } = useUi();
  const pieces = (count?: number) => (count === undefined ? texts.common.dash : texts.part.pieces(number(count)));
  const price = partPrice(part);
  const available: Partial<DescriptionRow> = isOutOfStock(part)
    ? { value: texts.part.outOfStock, tone: 'danger' }
    : { value: pieces(part.available_quantity) };
  return (
    <DescriptionList
      columns="two"
      rows={[
        {
          label: texts.part.price,
          value: typeof price === 'number' ? money(price) : (price ?? texts.part.onRequest),
          size: 'large',
          whole: true,
        },
        { label: texts.part.available, value: '', ...available },
        { label: texts.part.minimumOrder, value: pieces(part.minimum_order_quantity) },
      ]}
    />
  );
};
