import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Link } from '../../elements/Link/Link.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { SalesDay } from '@dealerkit/domain/entities';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';

/** The orders of today, which lead to their list, and their sum. */
export const TodayFigures = ({ day: { date, orders, revenue } }: { day: SalesDay }) => {
  const { texts, formatNumber, formatMoney } = useUi();
  const { dashboard } = texts;
  const count = formatNumber(orders);
  const link = (
    <Link href={paths.ordersOfDay(date)}>
      {count} <VisuallyHidden>{dashboard.orders}</VisuallyHidden>
    </Link>
  );
  return (
    <DescriptionList
      columns={2}
      rows={[
        { label: dashboard.orders, value: link, size: 'large' },
        { label: dashboard.revenue, value: formatMoney(revenue), size: 'large' },
      ]}
    />
  );
};
