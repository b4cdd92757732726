'use client';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { toSmallestUnit } from '@dealerkit/domain/money/amounts';
import type { SalesDay } from '@dealerkit/domain/books/overview';
import { formatDay } from '../../format/dates.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { quietButtons } from '../quietButtons.css.js';
import { useAmounts } from '../useAmounts.js';
import { SalesChart } from './SalesChart.js';
import { cell, figure, headerCell, numberCell, summary, table } from './SalesPlot.css.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';

const english = { ...dashboardTexts, ...myOrdersTexts };

export interface SalesPlotProps {
  /** The days, the oldest first, without gaps. */
  days: ReadonlyArray<SalesDay>;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const SalesTable = ({ days }: SalesPlotProps) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(english);
  const { dashboard, locale } = texts;
  return (
    <table className={table}>
      <thead>
        <tr>
          <th className={headerCell} scope="col">
            {dashboard.date}
          </th>
          <th className={headerCell} scope="col">
            {dashboard.orders}
          </th>
          <th className={headerCell} scope="col">
            {dashboard.revenue}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, orders, revenue }) => (
          <tr key={date}>
            <th className={cell} scope="row">
              {formatDay(date, locale)}
            </th>
            <td className={numberCell}>{formatNumber(orders)}</td>
            <td className={numberCell} translate="no">
              {formatMoney(revenue)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
    <div className={figure}>
      <p className={summary}>{title}</p>
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
      <div id={tableId}>{isTableShown && <SalesTable days={days} />}</div>
    </div>
  );
};
