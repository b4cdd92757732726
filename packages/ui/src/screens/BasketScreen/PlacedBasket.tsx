'use client';
import { useEffect, useId, useRef } from 'react';
import { ContactLinks } from '../../blocks/ContactLinks/ContactLinks.js';
import { muted, name as nameStyle } from '../../blocks/orderItem.css.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, printIcon } from '../../elements/Icon/icons.js';
import type { ShopContact } from '../../dealer.js';
import { basketTotal, lineTotal } from '@dealerkit/domain/basketRules';
import type { Basket } from '@dealerkit/domain/basketRules';
import { paths } from '@dealerkit/domain/paths';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import { useUi } from '../../UiProvider.js';
import { actions, form as box, heading, list, row, sum, texts as textsStyle } from './BasketScreen.css.js';

/** An accepted order of the lines of a basket. */
export interface PlacedOrder {
  /** The number of the order; undefined on a host without numbers. */
  orderNumber?: number | undefined;
  /** The lines, as they were placed. */
  lines: Basket;
  /** The address, the phone number and the note that were sent. */
  address: string;
  phone: string;
  note: string;
}

interface PlacedBasketProps {
  placed: PlacedOrder;
  contact: ShopContact | undefined;
}

/** The accepted order with its number, lines and sum, and the next steps. It takes the focus. */
export const PlacedBasket = ({ placed, contact }: PlacedBasketProps) => {
  const { texts, formatNumber, formatMoney } = useUi();
  const { basket, order, orderConfirmation, titles } = texts;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const { orderNumber, lines, address, phone, note } = placed;
  const { amount, toBeAgreed, lines: count } = basketTotal(lines);
  const total = toBeAgreed === count ? basket.toBeAgreed : formatMoney(amount);
  const rest = toBeAgreed > 0 && toBeAgreed < count ? basket.andToBeAgreed(toBeAgreed, formatNumber(toBeAgreed)) : '';
  return (
    <section className={box} aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} className={heading} tabIndex={-1}>
        <Icon path={checkIcon} /> {basket.placedTitle}
      </h2>
      <p>{orderConfirmation.lead}</p>
      <DescriptionList
        columns="auto"
        rows={[
          ...(orderNumber === undefined
            ? []
            : [{ label: basket.orderNumber, value: String(orderNumber), size: 'large' as const }]),
          { label: basket.total, value: [total, rest].filter(Boolean).join(' '), size: 'large' },
          { label: order.address, value: address, fullWidth: true },
          { label: order.phone, value: phone, fullWidth: true },
          ...(note ? [{ label: basket.note, value: note, fullWidth: true }] : []),
        ]}
      />
      <ul className={list}>
        {lines.map((line) => {
          const name = partName(line, texts);
          const lineSum = lineTotal(line);
          return (
            <li key={line.partId} className={row}>
              <div className={textsStyle}>
                <p className={nameStyle} lang={languageOf(name, texts.locale)}>
                  {name}
                </p>
                <p className={muted}>{texts.part.pieces(line.quantity, formatNumber(line.quantity))}</p>
              </div>
              <p className={sum}>{lineSum === undefined ? basket.toBeAgreed : formatMoney(lineSum)}</p>
            </li>
          );
        })}
      </ul>
      <div className={actions}>
        <ButtonLink href={paths.myOrders} tone="accent">
          {titles.myOrders}
        </ButtonLink>
        <Button tone="quiet" onClick={() => print()}>
          <Icon path={printIcon} /> {orderConfirmation.print}
        </Button>
      </div>
      {contact && (
        <ContactLinks
          contact={contact}
          message={
            orderNumber === undefined ? basket.placedMessageUnnumbered : basket.placedMessage(String(orderNumber))
          }
        />
      )}
    </section>
  );
};
