'use client';
import type { OrderStatus } from '@dealerkit/domain/entities';
import { useTexts, useUi } from '../../UiProvider.js';
import { useScrollToCurrent } from '../useScrollToCurrent.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { Badge } from '../../elements/Badge/Badge.js';
import { list, tab } from './OrderTabs.css.js';

/** The tabs of the order desk: by the status of a line, and all. */
export type OrderTab = OrderStatus | '';

/** How many orders have a line with each status. */
export type OrderTabCounts = Partial<Record<OrderStatus, number>>;

export interface OrderTabsProps {
  /** The status whose orders are shown; empty for all. */
  current: OrderTab;
  /** How many orders have a line with each status; undefined while they load. */
  counts?: OrderTabCounts | undefined;
  /** The URL of a tab. */
  hrefOf: (status: OrderTab) => string;
}

const tabs = ['placed', 'confirmed', 'packed', 'handedOver', 'cancelled'] as const;

/** The tabs whose number says how much work waits. */
const counted: readonly OrderTab[] = ['placed', 'confirmed', 'packed'];

/** Leads to the orders by what is to be done next, each with the number of orders that wait for it. */
export const OrderTabs = ({ current, counts, hrefOf }: OrderTabsProps) => {
  const { Link, formatNumber } = useUi();
  const { orderDesk } = useTexts(orderDeskTexts);
  const listRef = useScrollToCurrent(current);
  return (
    <nav aria-label={orderDesk.tabs}>
      <ul ref={listRef} className={list}>
        {[...tabs, '' as const].map((status) => {
          const count = status !== '' && counted.includes(status) ? counts?.[status] : undefined;
          return (
            <li key={status}>
              <Link className={tab} href={hrefOf(status)} aria-current={status === current ? 'page' : undefined}>
                {orderDesk.tab[status === '' ? 'all' : status]}
                {count !== undefined && <Badge>{formatNumber(count)}</Badge>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
