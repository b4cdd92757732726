'use client';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { FieldSkeleton } from '../../elements/Field/FieldSkeleton.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useTexts } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { body, fieldRow, footerBase, form, skeletonButton, total, totalAmount, totalLabel } from './OrderForm.css.js';
import { orderTexts } from '../../texts/en/order.js';

/** The placeholder of an `OrderForm`, with the same height and labels. */
export const OrderFormSkeleton = () => {
  const { order } = useTexts(orderTexts);
  return (
    <div className={form} aria-hidden="true">
      <div className={body}>
        <Heading as="p" size="title">
          {order.title}
        </Heading>
        <DescriptionList
          columns="auto"
          rows={[
            { label: order.name, value: <Skeleton /> },
            { label: order.email, value: <Skeleton /> },
          ]}
        />
        <FieldSkeleton label={order.address} />
        <div className={fieldRow}>
          <FieldSkeleton label={order.phone} />
          <FieldSkeleton label={order.quantity} hasHint />
        </div>
      </div>
      <div className={footerBase}>
        <div className={total}>
          <span className={totalLabel}>{order.total}</span>
          <span className={totalAmount}>
            <Skeleton />
          </span>
        </div>
        <div className={skeletonButton}>
          <Skeleton shape="button" />
        </div>
      </div>
    </div>
  );
};
