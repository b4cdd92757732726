'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { ordersIcon } from '../../elements/Icon/icons.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { ordersTexts } from '../../texts/en/orders.js';

export interface OrderNotFoundProps {
  /** Selects the list to which the link leads: all orders, or those of the customer. */
  isAdmin: boolean;
}

/** Shown instead of an order that does not exist, or that belongs to another customer. */
export const OrderNotFound = ({ isAdmin }: OrderNotFoundProps) => {
  const { orders, titles } = useTexts(ordersTexts);
  return (
    <div role="alert">
      <EmptyState icon={ordersIcon} {...orders.gone}>
        <ButtonLink href={isAdmin ? paths.orders : paths.myOrders}>
          {isAdmin ? orders.toOrders : titles.myOrders}
        </ButtonLink>
      </EmptyState>
    </div>
  );
};
