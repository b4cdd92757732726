'use client';
import type { DealerFacts } from '../../dealer.js';
import type { Part } from '@dealerkit/domain/entities';
import { partFinder } from '@dealerkit/domain/orders/orderRules';
import { pickingList } from '@dealerkit/domain/orders/pickingList';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { PrintoutFrame } from '../PrintoutFrame/PrintoutFrame.js';
import type { Paper } from '../PrintoutFrame/PrintoutFrame.js';
import { Text } from '../../elements/Text/Text.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { box, item, orders as ordersStyle, quantity } from './PickingList.css.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { printTexts } from '../../texts/en/print.js';

const english = { ...myOrdersTexts, ...printTexts };

const noParts: readonly Part[] = [];

export interface PickingListProps {
  /** The orders whose parts are taken from the store. */
  orders: ReadonlyArray<OrderWithLines>;
  /** The parts on sale, for their numbers. @default none */
  parts?: readonly Part[] | undefined;
  /** The shelves of parts by their ids. @default none */
  shelves?: ReadonlyMap<string, string> | undefined;
  /** The dealer, whose name is on the paper. */
  dealer: DealerFacts;
  /** The size of the paper. */
  paper: Paper;
}

/** The open parts of several orders on paper, each part once with its pieces, to be taken from the store. */
export const PickingList = ({ orders, parts = noParts, shelves, dealer, paper }: PickingListProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { print, myOrders, part } = texts;
  const findPart = partFinder(parts);
  const numbers = new Map(orders.map(({ key, shownNumber }) => [key, shownNumber]));
  const count = myOrders.count(orders.length, formatNumber(orders.length));
  return (
    <PrintoutFrame
      paper={paper}
      dealer={dealer}
      hasShowrooms={false}
      title={print.pickingList}
      lead={print.pickingLead(count)}
    >
      <ul>
        {pickingList(
          orders.flatMap(({ lines }) => lines),
          shelves,
        ).map((picked) => {
          const onSale = findPart(picked);
          return (
            <Grid as="li" key={picked.product_name} gap="sm" className={item}>
              <span className={box} aria-hidden="true" />
              <Text as="div" size="inherit" weight="strong" translate="no">
                {partName(picked, texts)}
                {onSale && <PartNumber part={onSale} />}
                {/* The picker reads first where the part is. */}
                {picked.shelf !== undefined && (
                  <Text as="div" size="lead" className={quantity}>
                    {print.shelf(picked.shelf)}
                  </Text>
                )}
              </Text>
              <Text as="span" size="lead" weight="strong" numeric className={quantity}>
                {part.pieces(picked.quantity, formatNumber(picked.quantity))}
              </Text>
              <Text as="span" size="label" tone="muted" numeric className={ordersStyle}>
                {picked.orders
                  .map(({ key, quantity: pieces }) => print.piecesFor(numbers.get(key) ?? key, formatNumber(pieces)))
                  .join(', ')}
              </Text>
            </Grid>
          );
        })}
      </ul>
    </PrintoutFrame>
  );
};
