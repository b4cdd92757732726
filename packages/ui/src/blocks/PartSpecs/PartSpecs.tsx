'use client';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import type { Part } from '../../entities.js';
import { useUi } from '../../UiProvider.js';
import { isOutOfStock, partPrice } from '../../partRules.js';

export interface PartSpecsProps {
  /** The part to describe. */
  part: Part;
}

/** The price, stock and minimum order of a part. */
export const PartSpecs = ({ part }: PartSpecsProps) => {
  const { texts, formatNumber, formatMoney } = useUi();
  const pieces = (count?: number) =>
    count === undefined ? texts.common.dash : texts.part.pieces(count, formatNumber(count));
  const price = partPrice(part);
  const available: Partial<DescriptionRow> = isOutOfStock(part)
    ? { value: texts.part.outOfStock, tone: 'danger' }
    : { value: pieces(part.available_quantity) };
  return (
    <DescriptionList
      columns={2}
      rows={[
        {
          label: texts.part.price,
          value: typeof price === 'number' ? formatMoney(price) : (price ?? texts.part.onRequest),
          size: 'large',
          fullWidth: true,
        },
        { label: texts.part.available, value: '', ...available },
        { label: texts.part.minimumOrder, value: pieces(part.minimum_order_quantity) },
      ]}
    />
  );
};
