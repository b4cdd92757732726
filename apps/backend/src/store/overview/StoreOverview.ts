import type { Order, Part } from '@dealerkit/domain/entities';
import type { SharedOverview } from './sharedOverview.ts';

/** The overview of a dealer; lists are short, counts are complete. */
export interface StoreOverview extends SharedOverview {
  /** The oldest orders that wait for confirmation, the oldest first. */
  waiting: Order[];
  waitingCount: number;
  /** Parts with less in stock than one minimum order. */
  outOfStock: Part[];
  outOfStockCount: number;
  /** Other parts with less in stock than three minimum orders, the lowest stock first. */
  lowStock: Part[];
  lowStockCount: number;
  /** The orders of each day that are not cancelled, and the sum of their prices. */
  days: { orders: number; revenue: number }[];
  partCount: number;
  userCount: number;
  adminCount: number;
}

/** The overview of a store. */
export interface OverviewStore {
  /** The overview of the days that start at these times, the last one being the end, with lists of at most `limit` rows. */
  getOverview(dayStarts: readonly number[], limit: number): Promise<StoreOverview>;
}
