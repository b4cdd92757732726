import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { printIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { PartToBuy } from '@dealerkit/domain/books/overview';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedPriceAndStock } from '../useFormattedPriceAndStock.js';
import { Card } from '../../elements/Card/Card.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { item } from './DealerOverview.css.js';

const Item = ({ part }: { part: PartToBuy }) => {
  const { formatNumber } = useUi();
  const texts = useTexts(dashboardTexts);
  const { stock } = useFormattedPriceAndStock(part);
  const isOut = stock === texts.part.outOfStock;
  return (
    <li className={item}>
      <PartThumbnail part={part} />
      <Stack as="span" gap="none">
        <Link href={paths.managePart(part.product_name ?? '')} translate="no">
          {partName(part, texts)}
        </Link>
        <Text as="span" size="label" tone="muted" numeric>
          <Text as="span" size="inherit" tone={isOut ? 'danger' : 'inherit'} weight={isOut ? 'strong' : 'normal'}>
            {stock}
          </Text>
          {' · '}
          {texts.dashboard.sold(formatNumber(part.sold))}
        </Text>
      </Stack>
    </li>
  );
};

const SHOWN = 8;

/** The parts to buy that sold most, and a link to print them all. */
export const PartsToBuy = ({ parts, count }: { parts: readonly PartToBuy[]; count: number }) => {
  const { formatNumber } = useUi();
  const { dashboard } = useTexts(dashboardTexts);
  const shown = parts.slice(0, SHOWN);
  if (shown.length === 0) return <Notice tone="success">{dashboard.noneToBuy}</Notice>;
  return (
    <>
      <Card as="ul" kind="panel" padding="none">
        {shown.map((part) => (
          <Item key={part._id} part={part} />
        ))}
      </Card>
      {count > shown.length && (
        <Text size="label" tone="muted" numeric>
          {dashboard.moreParts(formatNumber(count - shown.length))}
        </Text>
      )}
      <p>
        <ButtonLink href={paths.purchaseList} size="small">
          <Icon path={printIcon} /> {dashboard.purchaseList}
        </ButtonLink>
      </p>
    </>
  );
};
