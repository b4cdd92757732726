'use client';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Table } from '../../elements/Table/Table.js';
import { toSmallestUnit } from '@dealerkit/domain/money/amounts';
import type { SalesDay } from '@dealerkit/domain/books/overview';
import { formatDay } from '../../format/dates.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { Card } from '../../elements/Card/Card.js';
import { quietButtons } from '../quietButtons.css.js';
import { useAmounts } from '../useAmounts.js';
import { SalesChart } from './SalesChart.js';
import { Text } from '../../elements/Text/Text.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

const english = { ...dashboardTexts, ...myOrdersTexts };

export interface SalesPlotProps {
  /** The days, the oldest first, without gaps. */
  days: ReadonlyArray<SalesDay>;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const SalesTable = ({ days, title }: SalesPlotProps & { title: string }) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(english);
  const { dashboard, locale } = texts;
  return (
    <Table
      caption={title}
      captionHidden
      rows={days.toReversed()}
      rowKey={({ date }) => date}
      columns={[
        { header: dashboard.date, cell: ({ date }) => formatDay(date, locale) },
        { header: dashboard.orders, align: 'end', cell: ({ orders }) => formatNumber(orders) },
        {
          header: dashboard.revenue,
          align: 'end',
          cell: ({ revenue }) => <span translate="no">{formatMoney(revenue)}</span>,
        },
      ]}
    />
  );
};

/** Orders and revenue by day: a plot, and the same numbers as a table. */
export const SalesPlot = ({ days }: SalesPlotProps) => {
  const { formatNumber, formatMoney } = useUi();
  const { format, digits } = useAmounts();
  const texts = useTexts(english);
  const { dashboard, locale } = texts;
  const tableId = useId();
  const [isTableShown, setIsTableShown] = useState(false);
  const formatOrders = (count: number) => texts.myOrders.count(count, formatNumber(count));
  const title = dashboard.salesLead(
    formatOrders(sum(days.map(({ orders }) => orders))),
    format(sum(days.map(({ revenue }) => toSmallestUnit(revenue, digits)))),
    formatNumber(days.length),
  );
  return (
    <Card kind="panel" padding="md" gap="xs">
      <Text weight="strong" numeric>
        {title}
      </Text>
      <SalesChart
        days={days}
        title={title}
        titleOf={({ date, orders, revenue }) =>
          `${formatDay(date, locale)}: ${formatOrders(orders)}, ${formatMoney(revenue)}`
        }
      />
      <div className={quietButtons}>
        <Button
          tone="quiet"
          aria-expanded={isTableShown}
          aria-controls={tableId}
          onClick={() => setIsTableShown(!isTableShown)}
        >
          {dashboard.salesTable}
        </Button>
      </div>
      <div id={tableId}>{isTableShown && <SalesTable days={days} title={title} />}</div>
    </Card>
  );
};
