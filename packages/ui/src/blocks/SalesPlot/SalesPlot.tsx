'use client';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import type { SalesDay } from '@dealerkit/domain/entities';
import { formatDay } from '../../format/dates.js';
import { useUi } from '../../UiProvider.js';
import {
  axis,
  bar,
  cell,
  dayColumn,
  figure,
  headerCell,
  legend,
  numberCell,
  orderBar,
  plot,
  scale,
  summary,
  table,
  tableToggle,
} from './SalesPlot.css.js';

export interface SalesPlotProps {
  /** The days, the oldest first, without gaps. */
  days: ReadonlyArray<SalesDay>;
}

/** Units of the drawing; it is stretched to the width of the page. */
const STEP = 10;
const GAP = 2;
const REVENUE_HEIGHT = 100;
const ORDERS_HEIGHT = 28;
const HEIGHT = REVENUE_HEIGHT + GAP + ORDERS_HEIGHT;

const maximum = (values: readonly number[]) => Math.max(1, ...values);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The revenue of each day as bars that rise, and the number of its orders as bars that fall from the same line. */
const Bars = ({ days, title, titleOf }: SalesPlotProps & { title: string; titleOf: (day: SalesDay) => string }) => {
  const [mostRevenue, mostOrders] = [maximum(days.map((day) => day.revenue)), maximum(days.map((day) => day.orders))];
  return (
    <svg
      className={plot}
      viewBox={`0 0 ${String(days.length * STEP)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={title}
    >
      {days.map((day, index) => {
        const revenue = (day.revenue / mostRevenue) * REVENUE_HEIGHT;
        const orders = (day.orders / mostOrders) * ORDERS_HEIGHT;
        const x = index * STEP;
        const width = STEP - GAP;
        return (
          <g key={day.date}>
            <rect className={dayColumn} x={x} y={0} width={STEP} height={HEIGHT}>
              <title>{titleOf(day)}</title>
            </rect>
            <rect className={bar} x={x + GAP / 2} y={REVENUE_HEIGHT - revenue} width={width} height={revenue} />
            <rect className={orderBar} x={x + GAP / 2} y={REVENUE_HEIGHT + GAP} width={width} height={orders} />
          </g>
        );
      })}
    </svg>
  );
};

const SalesTable = ({ days }: SalesPlotProps) => {
  const { texts, formatNumber, formatMoney } = useUi();
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
            <td className={numberCell}>{formatMoney(revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Orders and revenue by day: a plot, and the same numbers as a table. */
export const SalesPlot = ({ days }: SalesPlotProps) => {
  const { texts, formatNumber, formatMoney } = useUi();
  const { dashboard, locale } = texts;
  const tableId = useId();
  const [isTableShown, setIsTableShown] = useState(false);
  const formatOrders = (count: number) => texts.myOrders.count(count, formatNumber(count));
  const title = dashboard.salesLead(
    formatOrders(sum(days.map(({ orders }) => orders))),
    formatMoney(sum(days.map(({ revenue }) => revenue))),
    formatNumber(days.length),
  );
  const dayAt = (index: number) => formatDay(days.at(index)?.date ?? '', locale);
  return (
    <div className={figure}>
      <p className={summary}>{title}</p>
      <p className={legend}>
        <span className={scale}>{dashboard.revenue}</span>
        <span>{formatMoney(maximum(days.map(({ revenue }) => revenue)))}</span>
      </p>
      <Bars
        days={days}
        title={title}
        titleOf={({ date, orders, revenue }) =>
          `${formatDay(date, locale)}: ${formatOrders(orders)}, ${formatMoney(revenue)}`
        }
      />
      <p className={legend}>
        <span className={scale}>{dashboard.orders}</span>
        <span>{formatNumber(maximum(days.map(({ orders }) => orders)))}</span>
      </p>
      <p className={axis} aria-hidden="true">
        <span>{dayAt(0)}</span>
        <span>{dayAt(Math.floor(days.length / 2))}</span>
        <span>{dayAt(-1)}</span>
      </p>
      <div className={tableToggle}>
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
