'use client';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { Part } from '@dealerkit/domain/entities';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedPriceAndStock } from '../useFormattedPriceAndStock.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { item } from './DealerOverview.css.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

const StockItem = ({ part }: { part: Part }) => {
  const { texts } = useUi();
  const { stock } = useFormattedPriceAndStock(part);
  const isOut = stock === texts.part.outOfStock;
  return (
    <li className={item}>
      <PartThumbnail part={part} />
      <Stack as="span" gap="none">
        <Link href={paths.managePart(part.product_name ?? '')} translate="no">
          {partName(part, texts)}
        </Link>
        <Text as="span" size="label" tone={isOut ? 'danger' : 'muted'} weight={isOut ? 'strong' : 'normal'} numeric>
          {stock}
        </Text>
      </Stack>
    </li>
  );
};

interface StockListProps {
  /** The first parts. */
  parts: readonly Part[];
  /** The number of all parts. */
  count: number;
  /** The text if there is none. */
  empty: string;
}

/** Parts with their stock, each with a link to change it. */
export const StockList = ({ parts, count, empty }: StockListProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(dashboardTexts);
  if (parts.length === 0) return <Notice tone="success">{empty}</Notice>;
  return (
    <>
      <Card as="ul" kind="panel" padding="none">
        {parts.map((part) => (
          <StockItem key={part._id} part={part} />
        ))}
      </Card>
      {count > parts.length && (
        <p>
          <Link href={paths.manageProducts}>{texts.dashboard.moreParts(formatNumber(count - parts.length))}</Link>
        </p>
      )}
    </>
  );
};
