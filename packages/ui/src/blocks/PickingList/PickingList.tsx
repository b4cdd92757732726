'use client';
import type { DealerFacts } from '../../dealer.js';
import { pickingList } from '@dealerkit/domain/orders/pickingList';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { printTexts } from '../../texts/en/print.js';
import { PaperHeader } from '../OrderPaper/PaperHeader.js';
import { heading, paper as paperStyle, small } from '../OrderPaper/OrderPaper.css.js';
import { usePageSize } from '../usePageSize.js';
import type { Paper } from '../usePageSize.js';
import { box, item, list, name, orders as ordersStyle, quantity } from './PickingList.css.js';

const english = { ...myOrdersTexts, ...printTexts };

export interface PickingListProps {
  /** The orders whose parts are taken from the store. */
  orders: ReadonlyArray<OrderWithLines>;
  /** The dealer, whose name is on the paper. */
  dealer: DealerFacts;
  /** The size of the paper. */
  paper: Paper;
}

/** The open parts of several orders on paper, each part once with its pieces, to be taken from the store. */
export const PickingList = ({ orders, dealer, paper }: PickingListProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { print, myOrders, part } = texts;
  const ref = usePageSize(paper);
  const numbers = new Map(orders.map(({ key, shownNumber }) => [key, shownNumber]));
  const count = myOrders.count(orders.length, formatNumber(orders.length));
  return (
    <article ref={ref} className={paperStyle[paper]} aria-label={print.pickingList}>
      <PaperHeader dealer={{ ...dealer, showrooms: [] }} />
      <div className={heading}>
        <h2>{print.pickingList}</h2>
        <p className={small}>{print.pickingLead(count)}</p>
      </div>
      <ul className={list}>
        {pickingList(orders.flatMap(({ lines }) => lines)).map((picked) => (
          <li key={picked.product_name} className={item}>
            <span className={box} aria-hidden="true" />
            <span className={name} translate="no">
              {partName(picked, texts)}
            </span>
            <span className={quantity}>{part.pieces(picked.quantity, formatNumber(picked.quantity))}</span>
            <span className={ordersStyle}>
              {picked.orders
                .map(({ key, quantity: pieces }) => print.piecesFor(numbers.get(key) ?? key, formatNumber(pieces)))
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
};
