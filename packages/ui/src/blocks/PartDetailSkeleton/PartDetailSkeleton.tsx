'use client';
import { FieldSkeleton } from '../../elements/Field/FieldSkeleton.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { useUi } from '../../UiProvider.js';
import { body, foot, slip, title, total, totalFigure, totalLabel } from '../OrderForm/OrderForm.css.js';
import { detail, figures, photo, sight } from '../PartDetail/PartDetail.css.js';
import { deed, lead } from './PartDetailSkeleton.css.js';

/** Keeps the place of a `PartDetail` with an order form: what the form asks is known already, so that nothing jumps. */
export const PartDetailSkeleton = () => {
  const { part, order } = useUi().texts;
  return (
    <div className={detail} aria-hidden="true">
      <div className={sight}>
        <div className={photo}>
          <Skeleton shape="block" />
        </div>
        <div className={lead}>
          <Skeleton lines={3} />
        </div>
      </div>
      <div className={figures}>
        <DescriptionList
          columns="two"
          rows={[
            { label: part.price, value: <Skeleton />, size: 'large', whole: true },
            { label: part.available, value: <Skeleton /> },
            { label: part.minimumOrder, value: <Skeleton /> },
          ]}
        />
        <div className={slip}>
          <div className={body}>
            <p className={title}>{order.title}</p>
            <DescriptionList
              columns="upToTwo"
              rows={[
                { label: order.name, value: <Skeleton /> },
                { label: order.email, value: <Skeleton /> },
              ]}
            />
            <FieldSkeleton label={order.address} tall />
            <FieldSkeleton label={order.phone} />
            <FieldSkeleton label={order.quantity} hinted />
          </div>
          <div className={foot}>
            <div className={total}>
              <span className={totalLabel}>{order.total}</span>
              <span className={totalFigure}>
                <Skeleton />
              </span>
            </div>
            <div className={deed}>
              <Skeleton shape="button" />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
};
