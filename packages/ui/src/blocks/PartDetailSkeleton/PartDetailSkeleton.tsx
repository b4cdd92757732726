'use client';
import { FieldSkeleton } from '../../elements/Field/FieldSkeleton.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useUi } from '../../UiProvider.js';
import { body, fieldRow, footerBase, form, title, total, totalAmount, totalLabel } from '../OrderForm/OrderForm.css.js';
import { content, detail, panel, image, media } from '../PartDetail/PartDetail.css.js';
import { PartSpecsSkeleton } from '../PartSpecs/PartSpecsSkeleton.js';
import { description, submitButton } from './PartDetailSkeleton.css.js';

/** The placeholder of a `PartDetail` with an order form, with the same height and labels. */
export const PartDetailSkeleton = () => {
  const { order } = useUi().texts;
  return (
    <div className={detail} aria-hidden="true">
      <div className={media}>
        <div className={image}>
          <Skeleton shape="block" />
        </div>
        <div className={description}>
          <Skeleton lines={3} />
        </div>
      </div>
      <div className={panel}>
        <PartSpecsSkeleton />
        <div className={`${form} ${content}`}>
          <div className={body}>
            <p className={title}>{order.title}</p>
            <DescriptionList
              columns="auto"
              rows={[
                { label: order.name, value: <Skeleton /> },
                { label: order.email, value: <Skeleton /> },
              ]}
            />
            <FieldSkeleton label={order.address} multiline />
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
            <div className={submitButton}>
              <Skeleton shape="button" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
};
