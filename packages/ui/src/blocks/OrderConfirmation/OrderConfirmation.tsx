'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { checkIcon, printIcon } from '../../elements/Icon/icons.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { DealerFacts } from '../../dealer.js';
import type { Part } from '@dealerkit/domain/entities';
import { partName } from '../../partName.js';
import { lineAmount } from '@dealerkit/domain/orders/orderTerms';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Card } from '../../elements/Card/Card.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { screenOnly } from '../screenOnly.css.js';
import { paperOnly } from '../PrintoutFrame/onPaper.css.js';
import type { NewOrder } from '../OrderForm/OrderForm.js';
import { PrintoutDealer } from '../PrintoutFrame/PrintoutFrame.js';
import { useAmounts } from '../useAmounts.js';
import { padding } from '../../elements/Card/Card.css.js';
import { Text } from '../../elements/Text/Text.js';
import { actions, check, confirmation } from './OrderConfirmation.css.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { orderConfirmationTexts } from '../../texts/en/orderConfirmation.js';
import { orderTexts } from '../../texts/en/order.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';

const english = { ...myOrdersTexts, ...orderTexts, ...orderConfirmationTexts, ...orderLinesTexts };

export interface OrderConfirmationProps {
  /** The part as it was when the order was placed. */
  part: Part;
  /** The accepted order. */
  order: NewOrder;
  /** The number of the order; undefined until it is known, and on a server without numbers. */
  orderNumber?: number | undefined;
  /** The dealer, whose name and showrooms are on the printed confirmation. */
  dealer?: DealerFacts | undefined;
  /** Called when the user wants to order the part again. */
  onOrderAnother: () => void;
}

/** The accepted order: what, how many, how much and where to, with the next steps. It takes the focus, and is printed alone. */
export const OrderConfirmation = ({ part, order, orderNumber, dealer, onOrderAnother }: OrderConfirmationProps) => {
  const { formatNumber } = useUi();
  const formatPhone = useFormatPhone();
  const { format, digits } = useAmounts();
  const texts = useTexts(english);
  const { orderConfirmation, myOrders } = texts;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const [placedAt] = useState(() => new Date().toISOString());

  const amount = lineAmount({ price: part.price, orderQuantity: order.orderQuantity }, digits);
  const pieces = texts.part.pieces(order.orderQuantity, formatNumber(order.orderQuantity));
  const total: DescriptionRow[] =
    amount === undefined ? [] : [{ label: texts.order.total, value: format(amount), size: 'large' }];

  return (
    <Card as="section" kind="panel" padding="none" edge="success" className={confirmation} aria-labelledby={titleId}>
      <Stack className={padding.panel}>
        <div className={paperOnly}>
          {dealer && <PrintoutDealer dealer={dealer} />}
          <p>
            <TimeText value={placedAt} />
          </p>
        </div>
        <Grid columns="auto 1" align="start" gap="sm">
          <span className={check}>
            <Icon path={checkIcon} />
          </span>
          <Stack gap="xs2">
            <Heading id={titleId} ref={titleRef} size="title" tabIndex={-1}>
              {orderConfirmation.title}
            </Heading>
            <Text tone="muted">{orderConfirmation.lead}</Text>
          </Stack>
        </Grid>
        <DescriptionList
          columns="auto"
          rows={[
            ...(orderNumber === undefined
              ? []
              : [
                  {
                    label: texts.orderLines.number,
                    value: String(orderNumber),
                    size: 'large' as const,
                    fullWidth: true,
                  },
                ]),
            { label: myOrders.product, value: partName(part, texts), fullWidth: true },
            { label: myOrders.quantity, value: pieces, size: total.length > 0 ? 'large' : 'normal' },
            ...total,
            { label: myOrders.address, value: order.address, fullWidth: true },
            { label: myOrders.phone, value: formatPhone(order.phone), fullWidth: true },
          ]}
        />
      </Stack>
      <div className={`${actions} ${screenOnly}`}>
        <ButtonLink href={paths.myOrders} tone="accent">
          {texts.titles.myOrders}
        </ButtonLink>
        <Button onClick={onOrderAnother}>{orderConfirmation.orderAnother}</Button>
        <Button tone="quiet" onClick={() => print()}>
          <Icon path={printIcon} /> {orderConfirmation.print}
        </Button>
      </div>
    </Card>
  );
};
