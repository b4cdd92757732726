import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import { Link } from '../../elements/Link/Link.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { Overview, SalesDay } from '@dealerkit/domain/books/overview';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';
import { useAmounts } from '../useAmounts.js';

interface TodayFiguresProps {
  /** The last day of the plot, which is today. */
  day: SalesDay;
  /** Today's orders with their terms and the money received, if the host knows them. */
  today: Overview['today'];
}

/** The orders of today, which lead to their list, their sum, and the money received. */
export const TodayFigures = ({ day: { date, orders, revenue }, today }: TodayFiguresProps) => {
  const { formatNumber, formatMoney } = useUi();
  const { format } = useAmounts();
  const { dashboard } = useTexts(dashboardTexts);
  const link = (
    <Link href={paths.ordersOfDay(date)}>
      {formatNumber(today?.orders ?? orders)} <VisuallyHidden>{dashboard.orders}</VisuallyHidden>
    </Link>
  );
  const rows: DescriptionRow[] = [
    { label: dashboard.orders, value: link, size: 'large' },
    { label: dashboard.revenue, value: today ? format(today.sum) : formatMoney(revenue), size: 'large' },
  ];
  if (today) rows.push({ label: dashboard.received, value: format(today.received), size: 'large' });
  return <DescriptionList columns={today ? 3 : 2} rows={rows} />;
};
