'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { OrderListSkeleton } from '../../blocks/OrderList/OrderListSkeleton.js';
import { OrderNotFound } from '../../blocks/OrderNotFound/OrderNotFound.js';
import { OrderPrintout } from '../../blocks/OrderPrintout/OrderPrintout.js';
import type { OrderPrintoutProps } from '../../blocks/OrderPrintout/OrderPrintout.js';
import { PrintControls } from '../../blocks/PrintControls/PrintControls.js';
import type { PrintControlsProps } from '../../blocks/PrintControls/PrintControls.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon } from '../../elements/Icon/icons.js';
import type { AsyncData } from '../../AsyncData.js';
import type { DealerFacts } from '../../dealer.js';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import { PrintPreview } from '../../blocks/PrintControls/PrintPreview.js';
import { useUi } from '../../UiProvider.js';
import { reserved } from './PrintOrderScreen.css.js';

export type { Paper } from '../../blocks/OrderPrintout/OrderPrintout.js';

export interface PrintOrderScreenProps extends PrintControlsProps {
  /** The order in the URL. */
  order: AsyncData<OrderWithLines>;
  /** The parts on sale, for their numbers. @default none */
  parts?: OrderPrintoutProps['parts'];
  /** The dealer, whose name and showrooms are on the paper. */
  dealer: DealerFacts;
  /** The URL of the order, for the QR code. */
  href: string;
  /** Whether an admin prints; selects the list to which the page leads back. */
  isAdmin: boolean;
}

/** Prints an order on a sheet or a roll (`/dashboard/orders/:id/print`). */
export const PrintOrderScreen = ({ order, parts, dealer, href, isAdmin, ...controlProps }: PrintOrderScreenProps) => {
  const { texts } = useUi();
  // While the order loads, the link takes its space only.
  const back = order.state !== 'failed' && (
    <span className={order.state === 'loading' ? reserved : undefined}>
      <ButtonLink href={order.state === 'ready' ? paths.order(order.data.key) : paths.orders} tone="quiet">
        <Icon path={backIcon} /> {texts.titles.order}
      </ButtonLink>
    </span>
  );
  return (
    <DashboardPage isDense title={texts.titles.printOrder} action={back || undefined}>
      {order.state === 'failed' && order.kind === 'notFound' ? (
        <OrderNotFound isAdmin={isAdmin} />
      ) : (
        <Async
          value={order}
          skeleton={
            <PrintPreview key="skeleton">
              <OrderListSkeleton />
            </PrintPreview>
          }
        >
          {(data) => (
            <>
              <PrintControls {...controlProps} />
              <PrintPreview>
                <OrderPrintout order={data} parts={parts} dealer={dealer} href={href} paper={controlProps.paper} />
              </PrintPreview>
            </>
          )}
        </Async>
      )}
    </DashboardPage>
  );
};
