'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { OrderActions } from '../../blocks/OrderActions/OrderActions.js';
import type { OrderActionsProps } from '../../blocks/OrderActions/OrderActions.js';
import { OrderDetail } from '../../blocks/OrderDetail/OrderDetail.js';
import type { OrderViewer } from '../../blocks/OrderHistory/OrderHistory.js';
import { OrderListSkeleton } from '../../blocks/OrderListSkeleton/OrderListSkeleton.js';
import { OrderNotFound } from '../../blocks/OrderNotFound/OrderNotFound.js';
import { OrderStatusTag } from '../../blocks/OrderStatusTag/OrderStatusTag.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { printIcon, reloadIcon } from '../../elements/Icon/icons.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { shownOrderNumber } from '@dealerkit/domain/orders';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { links } from './OrderScreen.css.js';

export interface OrderScreenProps {
  /** The order in the URL: any order for an admin, an own one for a customer. */
  order: AsyncData<Order>;
  /** The part of the order, if it is still on sale. */
  part: Part | undefined;
  /** The user who looks at the order. */
  viewer: OrderViewer;
  /** The URL of the page that prints the order; without it there is no link to it. */
  printHref?: string | undefined;
  /** Sets the status; only for an admin. */
  onSetStatus?: OrderActionsProps['onSetStatus'] | undefined;
}

/** One order with its history; an admin sets its status, its customer orders again (`/dashboard/orders/:id`). */
export const OrderScreen = ({ order, part, viewer, printHref, onSetStatus }: OrderScreenProps) => {
  const { texts } = useUi();
  const ready = order.state === 'ready' ? order.data : undefined;
  return (
    <DashboardPage
      title={ready ? texts.print.number(shownOrderNumber(ready)) : texts.titles.order}
      action={ready?.status && <OrderStatusTag status={ready.status} />}
    >
      {order.state === 'failed' && order.kind === 'notFound' ? (
        <OrderNotFound isAdmin={viewer.isAdmin} />
      ) : (
        <Async value={order} skeleton={<OrderListSkeleton />}>
          {(data) => (
            <>
              <OrderDetail order={data} part={part} viewer={viewer}>
                {onSetStatus && <OrderActions order={data} onSetStatus={onSetStatus} />}
              </OrderDetail>
              <div className={links}>
                {part && !viewer.isAdmin && (
                  <ButtonLink
                    href={paths.orderAgain(part._id, data._id)}
                    tone="accent"
                    aria-label={texts.orders.againNamed(partName(data, texts))}
                  >
                    <Icon path={reloadIcon} /> {texts.orders.again}
                  </ButtonLink>
                )}
                {printHref !== undefined && (
                  <ButtonLink href={printHref}>
                    <Icon path={printIcon} /> {texts.orders.print}
                  </ButtonLink>
                )}
                <ButtonLink href={viewer.isAdmin ? paths.orders : paths.myOrders} tone="quiet">
                  {viewer.isAdmin ? texts.orders.toOrders : texts.titles.myOrders}
                </ButtonLink>
              </div>
            </>
          )}
        </Async>
      )}
    </DashboardPage>
  );
};
