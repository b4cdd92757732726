import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Link } from '../../elements/Link/Link.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { OrderCounts } from '@dealerkit/domain/books/overview';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';

const waiting = ['placed', 'confirmed', 'packed'] as const;

/** How many orders wait for each step; each number leads to them. */
export const WorkCounts = ({ counts }: { counts: OrderCounts }) => {
  const { formatNumber } = useUi();
  const { orderDesk } = useTexts(orderDeskTexts);
  return (
    <DescriptionList
      columns={3}
      rows={waiting.map((status) => ({
        label: orderDesk.tab[status],
        size: 'large',
        value: (
          <Link href={paths.ordersWithStatus(status)}>
            {formatNumber(counts[status])} <VisuallyHidden>{orderDesk.tab[status]}</VisuallyHidden>
          </Link>
        ),
      }))}
    />
  );
};
