'use client';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { OfflineQueue } from '../../blocks/OfflineQueue/OfflineQueue.js';
import type { OfflineQueueProps } from '../../blocks/OfflineQueue/OfflineQueue.js';
import { OrderConfirmation } from '../../blocks/OrderConfirmation/OrderConfirmation.js';
import type { OrderConfirmationProps } from '../../blocks/OrderConfirmation/OrderConfirmation.js';
import { OrderForm } from '../../blocks/OrderForm/OrderForm.js';
import type { NewOrder, OrderFormOptions, OrderFormProps } from '../../blocks/OrderForm/OrderForm.js';
import { OrderFormSkeleton } from '../../blocks/OrderForm/OrderFormSkeleton.js';
import { PartPage } from '../../blocks/PartPage/PartPage.js';
import type { ShownPart } from '../../blocks/PartPage/PartPage.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { Part } from '@dealerkit/domain/entities';
import { useUi } from '../../UiProvider.js';

export type { NewOrder } from '../../blocks/OrderForm/OrderForm.js';

export interface PurchaseScreenProps extends ShownPart, OrderFormOptions {
  /** The signed-in user with their address and phone number; undefined while they load, when a placeholder replaces the form. */
  customer: OrderFormProps['customer'] | undefined;
  /** The number of the order that was placed last; undefined until it is known, and on a host without numbers. */
  orderNumber?: number | undefined;
  /** The dealer, for the printed confirmation. */
  dealer?: OrderConfirmationProps['dealer'];
  /** What is shown below an accepted order. */
  afterOrder?: ReactNode | undefined;
  /** Renders the button that adds the part to the basket. */
  addToBasket?: ((part: Part) => ReactNode) | undefined;
  /** The orders of this part that wait on this device. */
  offlineQueue?: OfflineQueueProps | undefined;
}

const focusOnMount = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The order form of a part, and the confirmation that takes its place. */
const PartOrder = ({
  part,
  dealer,
  orderNumber,
  afterOrder,
  ...order
}: Omit<OrderFormProps, 'onAccepted' | 'previous' | 'titleRef'> &
  Pick<OrderConfirmationProps, 'dealer' | 'orderNumber'> &
  Pick<PurchaseScreenProps, 'afterOrder'>) => {
  const [placed, setPlaced] = useState<{ part: Part; order: NewOrder }>();
  const [lastOrder, setLastOrder] = useState<NewOrder>();
  if (placed)
    return (
      <>
        <OrderConfirmation
          {...placed}
          orderNumber={orderNumber}
          dealer={dealer}
          onOrderAnother={() => setPlaced(undefined)}
        />
        {afterOrder}
      </>
    );
  return (
    <OrderForm
      {...order}
      part={part}
      previous={lastOrder}
      // The button that was clicked is gone.
      titleRef={lastOrder && focusOnMount}
      onAccepted={(accepted) => {
        setLastOrder(accepted);
        setPlaced({ part, order: accepted });
      }}
    />
  );
};

const PendingOrder = () => {
  const { common } = useUi().texts;
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <progress aria-label={common.loading} />
      </VisuallyHidden>
      <OrderFormSkeleton />
    </div>
  );
};

/** A part and the form to order it (`/purchase/:id`). */
export const PurchaseScreen = ({
  part,
  isStale = false,
  customer,
  addToBasket,
  offlineQueue,
  category,
  alternatives,
  sameVehicle,
  recentlyViewed,
  ...order
}: PurchaseScreenProps) => {
  const { titles } = useUi().texts;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PartPage
      {...{ part, isStale, category, alternatives, sameVehicle, recentlyViewed }}
      action={addToBasket}
      title={titles.purchase}
      titleRef={heading}
      notice={offlineQueue && <OfflineQueue {...offlineQueue} returnFocusRef={heading} />}
      buttons={addToBasket ? 1 : 0}
      skeleton={<OrderFormSkeleton />}
    >
      {(data) =>
        customer && !isStale ? (
          <PartOrder key={`${data._id} ${customer.email}`} part={data} customer={customer} {...order} />
        ) : (
          <PendingOrder />
        )
      }
    </PartPage>
  );
};
