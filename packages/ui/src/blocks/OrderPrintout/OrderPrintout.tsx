'use client';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { DealerFacts } from '../../dealer.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { joinedLines } from '@dealerkit/domain/orders/orders';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { isReturn, partFinder } from '@dealerkit/domain/orders/orderRules';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { line, noteText, number, total as totalStyle } from '../PrintoutFrame/PrintoutFrame.css.js';
import { PrintoutQr } from '../PrintoutFrame/PrintoutQr.js';
import { PrintoutAmount, PrintoutFrame, PrintoutSection, PrintoutSignature } from '../PrintoutFrame/PrintoutFrame.js';
import type { Paper } from '../PrintoutFrame/PrintoutFrame.js';
import { printTexts } from '../../texts/en/print.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';

const english = { ...orderLinesTexts, ...ordersTexts, ...printTexts };

export type { Paper } from '../PrintoutFrame/PrintoutFrame.js';

export interface OrderPrintoutProps {
  /** The order to print. */
  order: OrderWithLines;
  /** The parts on sale, for the numbers of the lines. @default none */
  parts?: readonly Part[] | undefined;
  /** The dealer, whose name and showrooms are on the paper. */
  dealer: DealerFacts;
  /** The URL of the order, for the QR code. */
  href: string;
  /** The size of the paper. */
  paper: Paper;
}

const noParts: readonly Part[] = [];

interface LineProps {
  line: Order;
  part: Part | undefined;
  /** Whether the line has a sum of its own, beside that of the order. */
  hasSum: boolean;
}

const Line = ({ line: order, part, hasSum }: LineProps) => {
  const texts = useTexts(english);
  const { pieces, each, total } = useFormattedAmounts(order);
  const isCancelled = order.status === 'cancelled';
  return (
    <Stack as="li" direction="row" align="baseline" justify="between" className={line}>
      <Text size="inherit" weight="strong" translate="no">
        {partName(order, texts)}
        {part && <PartNumber part={part} />}
      </Text>
      <Text as="div" size="inherit" numeric className={number}>
        <p>{isReturn(order) ? `${texts.orders.statuses.returned}: ${pieces}` : pieces}</p>
        {hasSum && (isCancelled || each !== undefined) && (
          <Text size="inherit" tone="muted">
            {isCancelled ? texts.orders.statuses.cancelled : total}
          </Text>
        )}
      </Text>
    </Stack>
  );
};

/** An order on paper, for the parcel or the counter; everything else on the page is hidden when it is printed. */
export const OrderPrintout = ({ order, parts = noParts, dealer, href, paper }: OrderPrintoutProps) => {
  const { print, orders, orderLines } = useTexts(english);
  const formatPhone = useFormatPhone();
  const { title, sum, rest, terms, due } = useFormattedOrder(order);
  const money = due === undefined ? terms : [...terms, due];
  const lines = joinedLines(order.lines);
  const findPart = partFinder(parts);
  const [first] = order.lines;
  return (
    <PrintoutFrame
      paper={paper}
      dealer={dealer}
      title={title}
      lead={first.placedAt === undefined ? undefined : <TimeText value={first.placedAt} />}
      footer={
        <>
          <PrintoutQr href={href}>{print.scan}</PrintoutQr>
          <PrintoutSignature>{print.received}</PrintoutSignature>
        </>
      }
    >
      <Stack as="ul" gap="xs">
        {lines.map((each) => (
          <Line key={each._id} line={each} part={findPart(each)} hasSum={lines.length > 1} />
        ))}
      </Stack>
      {sum !== undefined && (
        <div className={totalStyle}>
          <PrintoutAmount label={orders.total}>{sum}</PrintoutAmount>
          {rest !== undefined && (
            <Text size="label" tone="muted">
              {rest}
            </Text>
          )}
          {money.length > 0 && (
            <Text size="label" tone="muted">
              {money.join(' · ')}
            </Text>
          )}
        </div>
      )}
      {order.note !== undefined && (
        <PrintoutSection label={orderLines.note}>
          <p className={noteText}>{order.note}</p>
        </PrintoutSection>
      )}
      {Object.entries(order.extra ?? {}).map(([name, value]) => (
        <PrintoutSection key={name} label={name}>
          <p className={noteText}>{value}</p>
        </PrintoutSection>
      ))}
      <PrintoutSection label={print.deliverTo}>
        <Text size="inherit" weight="strong">
          {first.userName}
        </Text>
        <p translate="no">{formatPhone(first.phone ?? '')}</p>
        <p>{first.address}</p>
      </PrintoutSection>
    </PrintoutFrame>
  );
};
