'use client';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import { FigureText } from '../../elements/FigureText/FigureText.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { chatIcon, phoneIcon } from '../../elements/Icon/icons.js';
import { Link } from '../../elements/Link/Link.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { partFinder, partIdOf } from '@dealerkit/domain/orders/orderRules';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { whatsAppHref } from '@dealerkit/domain/phones/whatsApp';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { OrderHistory } from '../OrderHistory/OrderHistory.js';
import { OrderLineItem } from './OrderLineItem.js';
import type { OrderLineOptions } from './OrderLineItem.js';
import { OrderTerms } from './OrderTerms.js';
import type { OrderTermsProps, OrderTotals } from './OrderTerms.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import { useCallHref, usePhoneNumber } from '../usePhoneNumber.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Card } from '../../elements/Card/Card.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { screenOnly } from '../screenOnly.css.js';
import { detail, steps, what, who } from './OrderDetail.css.js';
import { myOrdersTexts } from '../../texts/en/myOrders.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { orderTexts } from '../../texts/en/order.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';

const english = { ...myOrdersTexts, ...orderTexts, ...orderLinesTexts, ...ordersTexts };

export interface OrderDetailProps extends OrderLineOptions {
  /** The order to show. */
  order: OrderWithLines;
  /** The parts on sale, for pictures and links; a server may give a line the name of its part only. */
  parts: readonly Part[];
  /** What was agreed about the order and what is paid; without it the server knows of none. */
  totals?: OrderTotals | undefined;
  /** Saves changed terms; only for an admin. */
  onSetTerms?: OrderTermsProps['onSetTerms'];
  /** The balance of the customer and the invoices, below the sum. */
  books?: ReactNode | undefined;
  /** The actions of the whole order, below the sum. */
  children?: ReactNode | undefined;
}

/** When the order was placed, unless the server does not say. */
const dateRow = ({ placedAt }: Order, label: string): DescriptionRow[] =>
  placedAt === undefined ? [] : [{ label, value: <TimeText value={placedAt} format="date" /> }];

/** An order of one line. */
const What = ({ line: order, part }: { line: Order; part: Part | undefined }) => {
  const texts = useTexts(english);
  const { count, each, total } = useFormattedAmounts(order);
  const partId = partIdOf(order, part);
  const rows: DescriptionRow[] = [
    ...dateRow(order, texts.orders.placedAt),
    { label: texts.myOrders.quantity, value: count },
  ];
  // A server without prices has no total either.
  if (each !== undefined)
    rows.push(
      { label: texts.orders.price, value: each },
      { label: texts.orders.total, value: total, size: 'large', fullWidth: true },
    );
  return (
    <>
      <Grid columns="auto 1" align="center" gap="sm">
        <PartThumbnail part={part} />
        <div>
          <Text size="lead" weight="strong" wrap="anywhere">
            {partId === undefined ? (
              partName(order, texts)
            ) : (
              <Link href={paths.part(partId)} translate="no">
                {partName(order, texts)}
              </Link>
            )}
          </Text>
          {part && <PartNumber part={part} />}
          {partId === undefined && (
            <Text size="label" tone="muted">
              {texts.orders.notOnSale}
            </Text>
          )}
        </div>
      </Grid>
      <DescriptionList columns={2} rows={rows} />
    </>
  );
};

/** An order of several lines. */
const Lines = ({ order, parts, ...options }: Pick<OrderDetailProps, 'order' | 'parts' | keyof OrderLineOptions>) => {
  const { orderLines } = useTexts(english);
  const findPart = useMemo(() => partFinder(parts), [parts]);
  return (
    <Card as="ul" kind="panel" padding="none" aria-label={orderLines.list}>
      {order.lines.map((line) => (
        <OrderLineItem key={line._id} {...options} line={line} lines={order.lines} part={findPart(line)} />
      ))}
    </Card>
  );
};

const Sum = ({ order, hasTotals }: { order: OrderWithLines; hasTotals: boolean }) => {
  const texts = useTexts(english);
  const { partsAndPieces, sum, rest } = useFormattedOrder(order);
  const rows: DescriptionRow[] = [
    ...dateRow(order.lines[0], texts.orders.placedAt),
    { label: texts.myOrders.quantity, value: partsAndPieces },
  ];
  // With terms the total stands there.
  if (sum !== undefined && !hasTotals)
    rows.push({
      label: texts.orders.total,
      value: [sum, rest].filter(Boolean).join(' '),
      size: 'large',
      fullWidth: true,
    });
  return <DescriptionList columns={2} rows={rows} />;
};

const Contact = ({ order }: { order: OrderWithLines }) => {
  const texts = useTexts(english);
  const { phoneCountryCode } = useUi();
  const [{ phone = '', userName = '' }] = order.lines;
  const number = usePhoneNumber(phone);
  const call = useCallHref(phone);
  const whatsApp = whatsAppHref(number, texts.orderLines.message(userName, order.shownNumber), phoneCountryCode);
  return (
    <Grid columnWidth="sm" filled gap="xs" className={screenOnly}>
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
    </Grid>
  );
};

/** An order: what was ordered, what it costs with its actions, and for whom; an admin can call the customer. */
export const OrderDetail = ({ order, parts, totals, onSetTerms, books, children, ...options }: OrderDetailProps) => {
  const texts = useTexts(english);
  const formatPhone = useFormatPhone();
  const id = useId();
  const [line, ...others] = order.lines;
  const orDash = (text: string | undefined) => text?.trim() || texts.common.dash;
  return (
    <Grid columns="one" gap="lg" className={detail}>
      <Stack gap="sm" className={what}>
        {others.length > 0 ? (
          <Lines {...options} order={order} parts={parts} />
        ) : (
          <What line={line} part={partFinder(parts)(line)} />
        )}
      </Stack>
      <Card kind="panel" padding="sm" gap="sm" className={steps}>
        {totals && <OrderTerms order={order} totals={totals} onSetTerms={onSetTerms} />}
        {others.length > 0 && <Sum order={order} hasTotals={totals !== undefined} />}
        {books}
        {children}
        {others.length === 0 && line.history && (
          <Stack as="section" gap="sm" aria-labelledby={`${id}-history`}>
            <Heading id={`${id}-history`} size="title">
              {texts.orders.history}
            </Heading>
            <OrderHistory order={line} viewer={options.viewer} />
          </Stack>
        )}
      </Card>
      <Stack as="section" gap="sm" className={who} aria-labelledby={`${id}-customer`}>
        <Heading id={`${id}-customer`} size="title">
          {texts.orders.customer}
        </Heading>
        <DescriptionList
          columns="pairs"
          rows={[
            { label: texts.order.name, value: orDash(line.userName) },
            { label: texts.order.phone, value: <FigureText>{formatPhone(orDash(line.phone))}</FigureText> },
            { label: texts.order.email, value: <EmailText>{orDash(line.userEmail)}</EmailText> },
            { label: texts.order.address, value: orDash(line.address) },
            ...(order.note === undefined ? [] : [{ label: texts.orderLines.note, value: order.note, fullWidth: true }]),
            ...Object.entries(order.extra ?? {}).map(([label, value]) => ({ label, value })),
          ]}
        />
        {options.viewer.isAdmin && <Contact order={order} />}
      </Stack>
    </Grid>
  );
};
