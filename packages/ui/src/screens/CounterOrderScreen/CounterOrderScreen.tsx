'use client';
import { useEffect, useRef } from 'react';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Card } from '../../elements/Card/Card.js';
import { tone } from '../../elements/Text/Text.css.js';
import { PlacedLines } from '../../blocks/BasketLines/PlacedLines.js';
import { useBasketSum } from '../../blocks/BasketLines/useBasketSum.js';
import { CounterOrderForm } from '../../blocks/CounterOrderForm/CounterOrderForm.js';
import type { CounterOrderFormProps } from '../../blocks/CounterOrderForm/CounterOrderForm.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, printIcon } from '../../elements/Icon/icons.js';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { form } from './CounterOrderScreen.css.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { basketTexts } from '../../texts/en/basket.js';
import { counterOrderTexts } from '../../texts/en/counterOrder.js';

const english = { ...basketTexts, ...ordersTexts, ...counterOrderTexts };

export type { CounterOrder } from '../../blocks/CounterOrderForm/CounterOrderForm.js';

/** An accepted order. */
export interface PlacedCounterOrder {
  orderNumber: number;
  /** The lines, with the prices they were placed at. */
  lines: Basket;
  /** The name of the customer. */
  userName: string;
}

export interface CounterOrderScreenProps extends CounterOrderFormProps {
  /** The order that was placed last; it replaces the form. */
  placed: PlacedCounterOrder | undefined;
  /** Shows the form again. */
  onNext: () => void;
}

const PlacedOrder = ({ order, onNext }: { order: PlacedCounterOrder; onNext: () => void }) => {
  const texts = useTexts(english);
  const { sum, rest } = useBasketSum(order.lines);
  const number = String(order.orderNumber);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" kind="panel" edge="success" padding="md" gap="md" className={form}>
      <Stack asChild direction="row" gap="xs">
        <Heading ref={heading} tabIndex={-1} size="title" className={tone.success}>
          <Icon path={checkIcon} /> {texts.counterOrder.placedTitle}
        </Heading>
      </Stack>
      <DescriptionList
        rows={[
          { label: texts.basket.orderNumber, value: number, size: 'large' },
          { label: texts.orders.total, value: [sum, rest].filter(Boolean).join(' '), size: 'large' },
          { label: texts.orders.customer, value: order.userName },
        ]}
      />
      <PlacedLines lines={order.lines} />
      <Stack direction="row" gap="xs">
        <ButtonLink href={paths.printOrder(number)} tone="accent">
          <Icon path={printIcon} /> {texts.orders.print}
        </ButtonLink>
        <Button onClick={onNext}>{texts.counterOrder.next}</Button>
        <ButtonLink href={paths.order(number)} tone="quiet">
          {texts.titles.order}
        </ButtonLink>
        <ButtonLink href={paths.orders} tone="quiet">
          {texts.orders.toOrders}
        </ButtonLink>
      </Stack>
    </Card>
  );
};

/** Lets an admin order for a customer at the counter or on the phone (`/dashboard/counterorder`). */
export const CounterOrderScreen = ({ placed, onNext, ...formProps }: CounterOrderScreenProps) => {
  const { titles, counterOrder } = useTexts(english);
  return (
    <DashboardPage isDense title={titles.counterOrder} lead={counterOrder.lead}>
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
