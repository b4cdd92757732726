'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { chatIcon, phoneIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { callHref, whatsAppHref } from '@dealerkit/domain/phone';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';
import type { OrderViewer } from '../OrderHistory/OrderHistory.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import {
  contact,
  detail,
  heading,
  note,
  part as partStyle,
  partName as nameStyle,
  steps,
  what,
  who,
} from './OrderDetail.css.js';
import { orderTexts } from '../../texts/en/order.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';

const english = { ...orderTexts, ...ordersTexts, ...myOrdersTexts };

export interface OrderDetailProps {
  /** The order to show. */
  order: Order;
  /** The part of the order, if it is still on sale. */
  part: Part | undefined;
  /** The user who looks at the order. */
  viewer: OrderViewer;
  /** The actions below the history. */
  children?: ReactNode | undefined;
}

const What = ({ order, part }: Pick<OrderDetailProps, 'order' | 'part'>) => {
  const texts = useTexts(english);
  const { count, each, total } = useFormattedAmounts(order);
  const rows: DescriptionRow[] = [{ label: texts.myOrders.quantity, value: count }];
  // A host without prices has no total either.
  if (each !== undefined)
    rows.push(
      { label: texts.orders.price, value: each },
      { label: texts.orders.total, value: total, size: 'large', fullWidth: true },
    );
  return (
    <>
      <div className={partStyle}>
        <PartThumbnail part={part} />
        <div>
          <p className={nameStyle}>
            {part ? <Link href={paths.purchase(part._id)}>{partName(order, texts)}</Link> : partName(order, texts)}
          </p>
          {!part && <p className={note}>{texts.orders.notOnSale}</p>}
        </div>
      </div>
      <DescriptionList columns={2} rows={rows} />
    </>
  );
};

const Contact = ({ order }: { order: Order }) => {
  const texts = useTexts(english);
  const { count } = useFormattedAmounts(order);
  const { phone = '', userName = '' } = order;
  const call = callHref(phone);
  const whatsApp = whatsAppHref(phone, texts.orders.message(userName, count, partName(order, texts)));
  return (
    <div className={contact}>
      {call && (
        <ButtonLink href={call} aria-label={texts.orders.callNamed(userName)}>
          <Icon path={phoneIcon} /> {texts.orders.call}
        </ButtonLink>
      )}
      {whatsApp && (
        <ButtonLink href={whatsApp} aria-label={texts.orders.whatsAppNamed(userName)}>
          <Icon path={chatIcon} /> {texts.orders.whatsApp}
        </ButtonLink>
      )}
    </div>
  );
};

/** An order: what was ordered, its history, and for whom; an admin can call the customer. */
export const OrderDetail = ({ order, part, viewer, children }: OrderDetailProps) => {
  const texts = useTexts(english);
  const id = useId();
  const orDash = (text: string | undefined) => text?.trim() || texts.common.dash;
  return (
    <div className={detail}>
      <div className={what}>
        <What order={order} part={part} />
      </div>
      {order.history && (
        <section className={steps} aria-labelledby={`${id}-history`}>
          <h2 id={`${id}-history`} className={heading}>
            {texts.orders.history}
          </h2>
          <OrderHistory order={order} viewer={viewer} />
          {children}
        </section>
      )}
      <section className={who} aria-labelledby={`${id}-customer`}>
        <h2 id={`${id}-customer`} className={heading}>
          {texts.orders.customer}
        </h2>
        <DescriptionList
          rows={[
            { label: texts.order.name, value: orDash(order.userName) },
            { label: texts.order.phone, value: orDash(order.phone) },
            { label: texts.order.address, value: orDash(order.address) },
            { label: texts.order.email, value: <EmailText>{orDash(order.userEmail)}</EmailText> },
          ]}
        />
        {viewer.isAdmin && <Contact order={order} />}
      </section>
    </div>
  );
};
