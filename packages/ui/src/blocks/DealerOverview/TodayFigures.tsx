import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Link } from '../../elements/Link/Link.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { SalesDay } from '@dealerkit/domain/overview';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

/** The orders of today, which lead to their list, and their sum. */
export const TodayFigures = ({ day: { date, orders, revenue } }: { day: SalesDay }) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(dashboardTexts);
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
