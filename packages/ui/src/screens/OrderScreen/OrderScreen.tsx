'use client';
import { useRef, useState } from 'react';
import { ContactLinks } from '../../blocks/ContactLinks/ContactLinks.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { DeleteModal } from '../../blocks/DeleteModal/DeleteModal.js';
import { OrderActions } from '../../blocks/OrderActions/OrderActions.js';
import type { OrderActionsProps } from '../../blocks/OrderActions/OrderActions.js';
import { LineChanges } from '../../blocks/LineChanges/LineChanges.js';
import { OrderDetail } from '../../blocks/OrderDetail/OrderDetail.js';
import type { OrderDetailProps } from '../../blocks/OrderDetail/OrderDetail.js';
import type { OrderViewer } from '../../blocks/OrderHistory/OrderHistory.js';
import { OrderLinesActions } from '../../blocks/OrderLinesActions/OrderLinesActions.js';
import type { OrderLinesOptions } from '../../blocks/OrderLinesActions/OrderLinesActions.js';
import { OrderListSkeleton } from '../../blocks/OrderList/OrderListSkeleton.js';
import { OrderNotFound } from '../../blocks/OrderNotFound/OrderNotFound.js';
import { OrderStatusTag } from '../../blocks/OrderStatusTag/OrderStatusTag.js';
import { useFormattedOrder } from '../../blocks/useFormattedOrder.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { printIcon, reloadIcon, trashIcon } from '../../elements/Icon/icons.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import type { ShopContact } from '../../dealer.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { canDelete, partFinder, partIdOf } from '@dealerkit/domain/orders/orderRules';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { printTexts } from '../../texts/en/print.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { screenOnly } from '../../blocks/screenOnly.css.js';
import { contact as contactStyle } from './OrderScreen.css.js';

const english = { ...deleteModalTexts, ...orderLinesTexts, ...ordersTexts, ...printTexts };

export interface OrderScreenProps extends OrderLinesOptions {
  /** The order in the URL: any order for an admin, an own one for a customer. */
  order: AsyncData<OrderWithLines>;
  /** The parts on sale, for pictures and links; a host may give a line the name of its part only. */
  parts: readonly Part[];
  /** The user who looks at the order. */
  viewer: OrderViewer;
  /** How a customer reaches the shop; without it there are no links for it. */
  contact?: ShopContact | undefined;
  /** The URL of the page that prints the order; without it there is no link to it. */
  printHref?: string | undefined;
  /** What was agreed about the order and what is paid; without it the host knows of none. */
  totals?: OrderDetailProps['totals'];
  /** Saves changed terms; only for an admin. */
  onSetTerms?: OrderDetailProps['onSetTerms'];
  /** What an admin can change of a line. */
  changes?: OrderDetailProps['changes'];
  /** Balance and invoices of the customer, below the sum. */
  books?: OrderDetailProps['books'];
  /** Sets the status of a line; only for an admin. */
  onSetStatus?: OrderActionsProps['onSetStatus'] | undefined;
  /** Called after the customer confirmed the deletion of this line; without it there is no button for it. */
  onDelete?: ((line: Order) => Promise<SubmitResult>) | undefined;
  /** Puts all lines into the basket again; without it there is no button for it. */
  onOrderAgain?: ((order: OrderWithLines) => void) | undefined;
}

const Progress = ({ order }: { order: OrderWithLines }) => {
  const { progress } = useFormattedOrder(order);
  return progress && <OrderStatusTag {...progress} />;
};

/** Puts all lines of an order into the basket again, if a part of it is on sale. */
const OrderAgain = ({
  order,
  parts,
  onOrderAgain,
}: {
  order: OrderWithLines;
  parts: readonly Part[];
  onOrderAgain: (order: OrderWithLines) => void;
}) => {
  const { orders } = useTexts(english);
  const findPart = partFinder(parts);
  return (
    order.lines.some((line) => partIdOf(line, findPart(line)) !== undefined) && (
      <Button tone="accent" onClick={() => onOrderAgain(order)}>
        <Icon path={reloadIcon} /> {orders.again}
      </Button>
    )
  );
};

const LoadedOrder = ({
  order,
  onAskDelete,
  ...props
}: Omit<OrderScreenProps, 'order' | 'onDelete'> & {
  order: OrderWithLines;
  onAskDelete: ((line: Order) => void) | undefined;
}) => {
  const texts = useTexts(english);
  const { parts, viewer, contact, printHref, onSetStatus, onSetStatuses, onDeleteLines, onOrderAgain } = props;
  const { totals, onSetTerms, changes, books } = props;
  const [line, ...others] = order.lines;
  const hasLines = others.length > 0;
  return (
    <>
      <OrderDetail
        order={order}
        parts={parts}
        viewer={viewer}
        totals={totals}
        onSetTerms={onSetTerms}
        changes={changes}
        onSetStatus={onSetStatus}
        onDelete={onAskDelete}
        books={books}
      >
        {hasLines ? (
          <OrderLinesActions order={order} onSetStatuses={onSetStatuses} onDeleteLines={onDeleteLines} />
        ) : (
          onSetStatus && (
            <OrderActions order={line} onSetStatus={onSetStatus}>
              {changes && <LineChanges {...changes} line={line} lines={order.lines} />}
            </OrderActions>
          )
        )}
        <Stack direction="row" gap="xs" className={screenOnly}>
          {!viewer.isAdmin && onOrderAgain && <OrderAgain order={order} parts={parts} onOrderAgain={onOrderAgain} />}
          {printHref !== undefined && (
            <ButtonLink href={printHref} size="small">
              <Icon path={printIcon} /> {texts.orders.print}
            </ButtonLink>
          )}
          {onAskDelete && !hasLines && canDelete(line) && (
            <Button
              size="small"
              aria-label={texts.deleteModal.deleteNamed(partName(line, texts))}
              onClick={() => onAskDelete(line)}
            >
              <Icon path={trashIcon} /> {texts.deleteModal.delete}
            </Button>
          )}
          <ButtonLink href={viewer.isAdmin ? paths.orders : paths.myOrders} tone="quiet" size="small">
            {viewer.isAdmin ? texts.orders.toOrders : texts.titles.myOrders}
          </ButtonLink>
        </Stack>
      </OrderDetail>
      {contact && !viewer.isAdmin && (
        <Stack className={`${contactStyle} ${screenOnly}`}>
          <ContactLinks contact={contact} message={texts.orderLines.callMessage(order.shownNumber)} />
        </Stack>
      )}
    </>
  );
};

/** One order with its lines and their history: an admin sets their status, the customer deletes them or orders again (`/dashboard/orders/:id`). */
export const OrderScreen = ({ order, onDelete, ...props }: OrderScreenProps) => {
  const texts = useTexts(english);
  const title = useRef<HTMLHeadingElement>(null);
  const [lineToDelete, setLineToDelete] = useState<Order>();
  const ready = order.state === 'ready' ? order.data : undefined;
  return (
    <DashboardPage
      isDense
      title={ready ? texts.print.number(ready.shownNumber) : texts.titles.order}
      titleRef={title}
      action={ready?.lines[0].status && <Progress order={ready} />}
    >
      {order.state === 'failed' && order.kind === 'notFound' ? (
        <OrderNotFound isAdmin={props.viewer.isAdmin} />
      ) : (
        <Async value={order} skeleton={<OrderListSkeleton />}>
          {(data) => <LoadedOrder {...props} order={data} onAskDelete={onDelete && setLineToDelete} />}
        </Async>
      )}
      {lineToDelete && onDelete && (
        <DeleteModal
          name={partName(lineToDelete, texts)}
          kind="order"
          onDelete={() => onDelete(lineToDelete)}
          onClose={() => setLineToDelete(undefined)}
          returnFocusRef={title}
        />
      )}
    </DashboardPage>
  );
};
