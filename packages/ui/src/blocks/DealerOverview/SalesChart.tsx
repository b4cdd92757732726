import type { SalesDay } from '@dealerkit/domain/books/overview';
import { setStyle } from '../../elements/setStyle.js';
import { formatDay } from '../../format/dates.js';
import { formatShortMoney } from '../../format/money.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import {
  bar,
  chart,
  dateAxis,
  dateLabel,
  dayColumn,
  gridLine,
  orderBar,
  ordersTick,
  plot,
  revenueTick,
  topTitle,
  valueAxis,
} from './DealerOverview.css.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

interface SalesChartProps {
  days: readonly SalesDay[];
  /** The accessible name. */
  title: string;
  /** The text of a day, which the pointer shows. */
  titleOf: (day: SalesDay) => string;
}

/** Units of the drawing; it is stretched to the width of the page. */
const STEP = 10;
const GAP = 2;
const REVENUE_HEIGHT = 100;
const ORDERS_HEIGHT = 28;
const HEIGHT = REVENUE_HEIGHT + GAP + ORDERS_HEIGHT;

/** From one date on the axis to the next one. */
const DATE_STEP = 7;

const maximum = (values: readonly number[]) => Math.max(0, ...values);

/** The smallest of 1, 2, 5, 10, 20 … that is not less. */
const roundUp = (value: number) => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return unit * ([1, 2, 5].find((step) => step * unit >= value) ?? 10);
};

interface BarsProps extends SalesChartProps {
  /** The revenue at the top of the plot. */
  mostRevenue: number;
  /** The number of orders at the bottom of the plot. */
  mostOrders: number;
}

/** The revenue of each day as bars that rise, and the number of its orders as bars that fall from the same line. */
const Bars = ({ days, title, titleOf, mostRevenue, mostOrders }: BarsProps) => (
  <svg
    className={plot}
    viewBox={`0 0 ${String(days.length * STEP)} ${String(HEIGHT)}`}
    preserveAspectRatio="none"
    role="img"
    aria-label={title}
  >
    {[0, REVENUE_HEIGHT / 2, REVENUE_HEIGHT].map((y) => (
      <path key={y} className={gridLine} d={`M0 ${String(y)}H${String(days.length * STEP)}`} />
    ))}
    {days.map((day, index) => {
      const revenue = (day.revenue / mostRevenue) * REVENUE_HEIGHT;
      const orders = (day.orders / Math.max(1, mostOrders)) * ORDERS_HEIGHT;
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

/** A date under each seventh column, counted from the last one, which is today. */
const DateAxis = ({ days }: Pick<SalesChartProps, 'days'>) => {
  const { dashboard, locale } = useTexts(dashboardTexts);
  return (
    <p className={dateAxis} aria-hidden>
      {days.map(({ date }, index) => {
        const weeks = (days.length - 1 - index) / DATE_STEP;
        if (!Number.isInteger(weeks)) return undefined;
        const isFirst = index < DATE_STEP / 2;
        const kind = weeks === 0 ? 'last' : isFirst ? 'first' : weeks % 2 === 0 ? 'even' : 'odd';
        return (
          <span key={date} className={dateLabel[kind]} ref={setStyle({ 'grid-column': String(index + 1) })}>
            {weeks === 0 ? dashboard.today : formatDay(date, locale)}
          </span>
        );
      })}
    </p>
  );
};

/** The plot with its axes. */
export const SalesChart = (props: SalesChartProps) => {
  const { currency, formatNumber } = useUi();
  const texts = useTexts(dashboardTexts);
  const { dashboard, locale } = texts;
  const [revenues, orders] = [props.days.map((day) => day.revenue), props.days.map((day) => day.orders)];
  const mostRevenue = roundUp(maximum(revenues));
  const mostOrders = maximum(orders);
  const money = (share: number) =>
    share === 0 || maximum(revenues) > 0 ? formatShortMoney(mostRevenue * share, locale, currency) : '';
  return (
    <div className={chart}>
      <Heading as="p" size="label" className={topTitle}>
        {dashboard.revenue}
      </Heading>
      <div className={valueAxis} aria-hidden>
        {[1, 0.5, 0].map((share, index) => (
          <span key={share} className={revenueTick} ref={setStyle({ 'grid-row': String(index + 1) })}>
            {money(share)}
          </span>
        ))}
        <span className={ordersTick}>{formatNumber(mostOrders)}</span>
      </div>
      <Bars {...props} mostRevenue={mostRevenue} mostOrders={mostOrders} />
      <Heading as="p" size="label">
        {dashboard.orders}
      </Heading>
      <DateAxis days={props.days} />
    </div>
  );
};
