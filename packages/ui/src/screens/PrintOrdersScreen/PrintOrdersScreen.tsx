'use client';
import { useEffect, useRef } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import type { OrderPrint } from '../../blocks/OrderBulkBar/OrderBulkBar.js';
import { OrderPrintout } from '../../blocks/OrderPrintout/OrderPrintout.js';
import type { OrderPrintoutProps } from '../../blocks/OrderPrintout/OrderPrintout.js';
import { PickingList } from '../../blocks/PickingList/PickingList.js';
import type { PickingListProps } from '../../blocks/PickingList/PickingList.js';
import { PrintControls } from '../../blocks/PrintControls/PrintControls.js';
import type { PrintControlsProps } from '../../blocks/PrintControls/PrintControls.js';
import { PrintPreview } from '../../blocks/PrintControls/PrintPreview.js';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon } from '../../elements/Icon/icons.js';
import type { DealerFacts } from '../../dealer.js';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { useTexts, useUi } from '../../UiProvider.js';
import { printTexts } from '../../texts/en/print.js';

export interface PrintOrdersScreenProps extends PrintControlsProps {
  /** What is printed: a slip for each order, or one list of their parts. */
  print: OrderPrint;
  /** The chosen orders. */
  orders: ReadonlyArray<OrderWithLines>;
  /** The parts on sale, for their numbers. @default none */
  parts?: OrderPrintoutProps['parts'];
  /** The shelves of parts by their ids, for the picking list. @default none */
  shelves?: PickingListProps['shelves'];
  /** The dealer, whose name and showrooms are on the papers. */
  dealer: DealerFacts;
  /** The URL of an order by its key, for the QR code of its slip. */
  orderUrl: (key: string) => string;
  /** Leads back to the list of orders. */
  onBack: () => void;
}

/** Prints slips or a picking list of the orders that were chosen on the order desk. */
export const PrintOrdersScreen = ({
  print,
  orders,
  parts,
  shelves,
  dealer,
  orderUrl,
  onBack,
  ...controls
}: PrintOrdersScreenProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(printTexts);
  const title = useRef<HTMLHeadingElement>(null);
  // It takes the place of the list without a new page.
  useEffect(() => title.current?.focus(), []);
  return (
    <DashboardPage
      isDense
      title={
        print === 'slips' ? texts.print.slips(orders.length, formatNumber(orders.length)) : texts.print.pickingList
      }
      titleRef={title}
      action={
        <Button tone="quiet" onClick={onBack}>
          <Icon path={backIcon} /> {texts.print.backToOrders}
        </Button>
      }
    >
      <PrintControls {...controls} />
      <PrintPreview>
        {print === 'slips' ? (
          orders.map((order) => (
            <OrderPrintout
              key={order.key}
              order={order}
              parts={parts}
              dealer={dealer}
              href={orderUrl(order.key)}
              paper={controls.paper}
            />
          ))
        ) : (
          <PickingList orders={orders} parts={parts} shelves={shelves} dealer={dealer} paper={controls.paper} />
        )}
      </PrintPreview>
    </DashboardPage>
  );
};
