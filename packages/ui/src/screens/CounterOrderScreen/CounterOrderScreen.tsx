'use client';
import { useEffect, useRef } from 'react';
import { CounterOrderForm } from '../../blocks/CounterOrderForm/CounterOrderForm.js';
import type { CounterOrderFormProps } from '../../blocks/CounterOrderForm/CounterOrderForm.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { useFormattedAmounts } from '../../blocks/useFormattedAmounts.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, printIcon } from '../../elements/Icon/icons.js';
import type { Order } from '@dealerkit/domain/entities';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { actions, form, placed as placedStyle, title } from './CounterOrderScreen.css.js';
import { orderTexts } from '../../texts/en/order.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';

const english = { ...orderTexts, ...ordersTexts, ...counterOrderTexts };

export type { CounterOrder } from '../../blocks/CounterOrderForm/CounterOrderForm.js';

export interface CounterOrderScreenProps extends CounterOrderFormProps {
  /** The order that was placed last; it replaces the form. Its `_id` is empty if the host did not tell it. */
  placed: Order | undefined;
  /** Shows the form again. */
  onNext: () => void;
}

const PlacedOrder = ({ order, onNext }: { order: Order; onNext: () => void }) => {
  const texts = useTexts(english);
  const { pieces, total } = useFormattedAmounts(order);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={placedStyle}>
      <h2 ref={heading} tabIndex={-1} className={title}>
        <Icon path={checkIcon} /> {texts.counterOrder.placedTitle}
      </h2>
      <DescriptionList
        rows={[
          { label: texts.orders.part, value: partName(order, texts) },
          { label: texts.order.quantity, value: pieces },
          { label: texts.orders.total, value: total, size: 'large' },
          { label: texts.orders.customer, value: order.userName },
        ]}
      />
      <div className={actions}>
        {order._id !== '' && (
          <ButtonLink href={paths.printOrder(order._id)} tone="accent">
            <Icon path={printIcon} /> {texts.orders.print}
          </ButtonLink>
        )}
        <Button onClick={onNext}>{texts.counterOrder.next}</Button>
        <ButtonLink href={paths.orders} tone="quiet">
          {texts.orders.toOrders}
        </ButtonLink>
      </div>
    </section>
  );
};

/** Lets an admin order for a customer at the counter or on the phone (`/dashboard/counterorder`). */
export const CounterOrderScreen = ({ placed, onNext, ...formProps }: CounterOrderScreenProps) => {
  const { titles, counterOrder } = useTexts(english);
  return (
    <DashboardPage title={titles.counterOrder} lead={counterOrder.lead}>
      {placed ? (
        <PlacedOrder order={placed} onNext={onNext} />
      ) : (
        <div className={form}>
          <CounterOrderForm {...formProps} />
        </div>
      )}
    </DashboardPage>
  );
};
