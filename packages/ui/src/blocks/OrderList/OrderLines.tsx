import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { phoneIcon } from '../../elements/Icon/icons.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { useTexts } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { useFormattedAmounts } from '../useFormattedAmounts.js';
import { useFormattedOrder } from '../useFormattedOrder.js';
import { useCallHref } from '../usePhoneNumber.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import {
  lineItem,
  lineName,
  linePicture,
  linePieces,
  lineStatus,
  lineTotal,
  narrowOnly,
  note as noteStyle,
} from './OrderList.css.js';
import { ordersTexts } from '../../texts/en/orders.js';
import { orderLinesTexts } from '../../texts/en/orderLines.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';

const english = { ...orderDeskTexts, ...orderLinesTexts, ...ordersTexts };

interface OrderLinesProps {
  order: OrderWithLines;
  findPart: (line: Order) => Part | undefined;
}

const Note = ({ children }: { children: string }) => (
  <Text size="inherit" tone="muted" wrap="anywhere" className={noteStyle}>
    {children}
  </Text>
);

const Line = ({ line, part }: { line: Order; part: Part | undefined }) => {
  const texts = useTexts(english);
  const { pieces, total } = useFormattedAmounts(line);
  return (
    <li className={lineItem}>
      <span className={linePicture}>
        <PartThumbnail part={part} />
      </span>
      <Text as="span" size="inherit" weight="strong" wrap="anywhere" className={lineName} translate="no">
        {partName(line, texts)}
        {part && <PartNumber part={part} />}
      </Text>
      <Text as="span" size="inherit" tone="muted" numeric className={linePieces}>
        {pieces}
      </Text>
      <Text as="span" size="inherit" tone="muted" numeric wrap="nowhere" className={lineTotal} translate="no">
        {total}
      </Text>
      {line.status && (
        <span className={lineStatus}>
          <OrderStatusTag status={line.status} />
        </span>
      )}
    </li>
  );
};

/** The lines of an order below its row, with the note, and in a narrow container also what is due, where to and the telephone. */
export const OrderLines = ({ order, findPart }: OrderLinesProps) => {
  const { orders, orderDesk } = useTexts(english);
  const formatPhone = useFormatPhone();
  const { parts, due } = useFormattedOrder(order);
  const [{ address, phone, userName = '' }] = order.lines;
  const call = useCallHref(phone ?? '');
  return (
    <Stack gap="xs">
      <Stack as="ul" gap="xs" aria-label={orderDesk.linesOf(order.shownNumber, parts)}>
        {order.lines.map((line) => (
          <Line key={line._id} line={line} part={findPart(line)} />
        ))}
      </Stack>
      {order.note !== undefined && <Note>{order.note}</Note>}
      <div className={narrowOnly}>
        {due !== undefined && <Note>{due}</Note>}
        {address && <Note>{address}</Note>}
        {call && (
          <Stack as="p" direction="row" align="stretch" gap="xs">
            <ButtonLink
              href={call}
              size="small"
              aria-label={`${orders.callNamed(userName)}: ${formatPhone(phone ?? '')}`}
            >
              <Icon path={phoneIcon} /> {formatPhone(phone ?? '')}
            </ButtonLink>
          </Stack>
        )}
      </div>
    </Stack>
  );
};
