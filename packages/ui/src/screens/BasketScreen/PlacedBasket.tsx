'use client';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { PlacedLines } from '../../blocks/BasketLines/PlacedLines.js';
import { useBasketSum } from '../../blocks/BasketLines/useBasketSum.js';
import { ContactLinks } from '../../blocks/ContactLinks/ContactLinks.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, printIcon } from '../../elements/Icon/icons.js';
import type { ShopContact } from '../../dealer.js';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { basketScreenTexts } from './basketScreenTexts.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';

/** An accepted order of the lines of a basket. */
export interface PlacedOrder {
  /** The number of the order; undefined on a server without numbers. */
  orderNumber?: number | undefined;
  /** The lines, as they were placed. */
  lines: Basket;
  /** The address, the phone number and the note that were sent. */
  address: string;
  phone: string;
  note: string;
}

interface PlacedBasketProps {
  /** The title of the page, which says that the order was accepted, and a ref to its heading. */
  title: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  placed: PlacedOrder;
  contact: ShopContact | undefined;
}

/** The accepted order with its number, lines and sum, and the next steps. The title of the page takes the focus. */
export const PlacedBasket = ({ title, titleRef, placed, contact }: PlacedBasketProps) => {
  const texts = useTexts(basketScreenTexts);
  const formatPhone = useFormatPhone();
  const { basket, order, orderConfirmation, titles } = texts;
  useEffect(() => titleRef.current?.focus(), [titleRef]);
  const { orderNumber, lines, address, phone, note } = placed;
  const { sum, rest } = useBasketSum(lines);
  return (
    <Card as="section" kind="panel" edge="accent" padding="md" gap="md" aria-label={title}>
      <Stack asChild direction="row" gap="xs">
        <Text tone="success">
          <Icon path={checkIcon} /> {orderConfirmation.lead}
        </Text>
      </Stack>
      <DescriptionList
        columns="auto"
        rows={[
          { label: basket.total, value: [sum, rest].filter(Boolean).join(' '), size: 'large' },
          { label: order.address, value: address, fullWidth: true },
          { label: order.phone, value: formatPhone(phone), fullWidth: true },
          ...(note ? [{ label: basket.note, value: note, fullWidth: true }] : []),
        ]}
      />
      <PlacedLines lines={lines} />
      <Stack direction="row" gap="sm">
        <ButtonLink href={paths.myOrders} tone="accent">
          {titles.myOrders}
        </ButtonLink>
        {orderNumber === undefined ? (
          <Button tone="quiet" onClick={() => print()}>
            <Icon path={printIcon} /> {orderConfirmation.print}
          </Button>
        ) : (
          <ButtonLink href={paths.printOrder(String(orderNumber))}>
            <Icon path={printIcon} /> {orderConfirmation.print}
          </ButtonLink>
        )}
      </Stack>
      {contact && (
        <ContactLinks
          contact={contact}
          message={
            orderNumber === undefined ? basket.placedMessageUnnumbered : basket.placedMessage(String(orderNumber))
          }
        />
      )}
    </Card>
  );
};
