'use client';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { Part } from '@dealerkit/domain/entities';
import { useUi } from '../../UiProvider.js';
import { isOutOfStock, partPrice } from '@dealerkit/domain/parts/partRules';

export interface PartSpecsProps {
  /** The part to describe. */
  part: Part;
  /** Whether the stock may have changed: a placeholder is shown instead of it. @default false */
  isStale?: boolean | undefined;
}

/** The price, stock and minimum order of a part. */
export const PartSpecs = ({ part, isStale = false }: PartSpecsProps) => {
  const { texts, formatNumber, formatMoney } = useUi();
  const pieces = (count?: number) =>
    count === undefined ? texts.common.dash : texts.part.pieces(count, formatNumber(count));
  const price = partPrice(part);
  const stock: Pick<DescriptionRow, 'value' | 'tone'> = isOutOfStock(part)
    ? { value: texts.part.outOfStock, tone: 'danger' }
    : { value: pieces(part.available_quantity) };
  return (
    <DescriptionList
      columns={2}
      rows={[
        {
          label: texts.part.price,
          value:
            typeof price === 'number' ? (
              <span translate="no">{formatMoney(price)}</span>
            ) : (
              (price ?? texts.part.onRequest)
            ),
          size: 'large',
          fullWidth: true,
        },
        { label: texts.part.available, ...(isStale ? { value: <Skeleton /> } : stock) },
        { label: texts.part.minimumOrder, value: pieces(part.minimum_order_quantity) },
      ]}
    />
  );
};
