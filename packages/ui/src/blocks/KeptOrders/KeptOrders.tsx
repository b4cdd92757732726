'use client';
import { useId, useRef } from 'react';
import type { SubmitResult } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { useUi } from '../../UiProvider.js';
import { KeptOrderItem } from './KeptOrderItem.js';
import { heading } from '../orderItem.css.js';
import { lead, list, root } from './KeptOrders.css.js';

/** An order that the customer keeps on the device until it can be sent. */
export interface KeptOrder {
  /** Identifies the order. */
  id: string;
  /** What is ordered. */
  order: { product_name: string; orderQuantity: number };
  /** The id of the part. */
  partId: string;
  /** The price of one piece that the customer has seen. */
  price?: string | number | undefined;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** Why the order was not accepted. */
  refusal?: string | undefined;
}

export interface KeptOrdersProps {
  /** The orders, oldest first; without one nothing is rendered. */
  orders: ReadonlyArray<KeptOrder>;
  /** The parts on sale, for the pictures. */
  parts?: ReadonlyArray<Part> | undefined;
  /** Whether they are sent as soon as there is a connection; otherwise the customer looks first whether they have arrived. */
  isAutomatic: boolean;
  /** Sends an order, which is then no longer in `orders`. */
  onSend: (id: string) => Promise<SubmitResult>;
  /** Discards an order. */
  onDiscard: (id: string) => void;
}

/** The orders that wait on this device, each with buttons to send and to discard it. */
export const KeptOrders = ({ orders, parts, isAutomatic, onSend, onDiscard }: KeptOrdersProps) => {
  const { keptOrders, order } = useUi().texts;
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed is gone, and with the last order this section is. */
  const moveFocus = () => (orders.length > 1 ? title.current : document.querySelector<HTMLElement>('main h1'))?.focus();
  if (orders.length === 0) return undefined;
  return (
    <section className={root} aria-labelledby={id}>
      <h2 id={id} ref={title} className={heading} tabIndex={-1}>
        {keptOrders.title}
      </h2>
      {/* A refused order is not sent without the customer. */}
      {orders.some(({ refusal }) => refusal === undefined) && (
        <p className={lead}>{isAutomatic ? keptOrders.lead : order.mayBePlaced}</p>
      )}
      <ul className={list}>
        {orders.map((kept) => (
          <KeptOrderItem
            key={kept.id}
            kept={kept}
            part={parts?.find(({ _id }) => _id === kept.partId)}
            onSend={onSend}
            onDiscard={onDiscard}
            onGone={moveFocus}
          />
        ))}
      </ul>
    </section>
  );
};
