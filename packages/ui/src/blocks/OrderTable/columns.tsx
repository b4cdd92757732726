import { isSingleNumber } from '../../elements/DataTable/column.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { FigureText } from '../../elements/FigureText/FigureText.js';
import { Text } from '../../elements/Text/Text.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import { orderedLines, orderSum } from '@dealerkit/domain/orders/orders';
import { lineAmount, linePrice } from '@dealerkit/domain/orders/orderTerms';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';
import { partName } from '../../partName.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { numbers } from './OrderTable.css.js';

import { type ColumnOptions, OrderName, Progress } from './cells.js';
import { OrderTotal } from './OrderTotal.js';

type Column = DataColumn<OrderWithLines>;

const partColumn = ({ texts, findPart, orderHref }: ColumnOptions): Column => ({
  key: 'product',
  header: texts.myOrders.product,
  value: ({ lines }) => [...lines.map((line) => partName(line, texts)), lines[0].orderNumber ?? ''].join(' ').trim(),
  cell: (order) => <OrderName order={order} part={findPart(order.lines[0])} orderHref={orderHref} />,
  flex: 3.4,
});

const quantityColumn = ({ texts }: ColumnOptions): Column => ({
  key: 'quantity',
  header: texts.myOrders.quantity,
  value: ({ lines }) => orderedLines(lines).pieces,
  align: 'end',
  narrow: 'secondLine',
});

/** The columns of a server without statuses. */
export const deliveryColumns = (options: ColumnOptions): readonly Column[] => [
  partColumn(options),
  quantityColumn(options),
  {
    key: 'address',
    header: options.texts.myOrders.address,
    value: ({ lines: [{ address }] }) => address,
    flex: 2.8,
    narrow: 'hidden',
  },
  {
    key: 'phone',
    header: options.texts.myOrders.phone,
    value: ({ lines: [{ phone }] }) => phone,
    cell: ({ lines: [{ phone }] }) => options.formatPhone(phone ?? options.texts.common.dash),
    flex: 1,
    minWidth: '11rem',
    type: 'number',
    noWrap: true,
    narrow: 'secondLine',
  },
];

/** The amount of an order in the smallest unit of the currency; without a stated one, that of one line is the sum of the line, also if it is cancelled. */
const totalOf = ({ lines }: OrderWithLines, digits: number) => {
  const [line, ...others] = lines;
  return line.sum ?? (others.length > 0 ? orderSum(lines, digits)?.amount : lineAmount(line, digits));
};

/** The columns of the dealerkit backend, which also has the date, the status and the price of that time. */
export const statusColumns = (options: ColumnOptions): readonly Column[] => {
  const { texts, formatNumber, formatMoney, formatPhone, digits } = options;
  return [
    partColumn(options),
    {
      ...quantityColumn(options),
      minWidth: '5.5rem',
      narrow: 'hidden',
      cell: (order) => {
        const [line, ...others] = order.lines;
        const { pieces } = orderedLines(order.lines);
        const count = pieces === undefined ? texts.common.dash : formatNumber(pieces);
        const price = linePrice(line, digits);
        const each = typeof price === 'number' ? formatMoney(price) : price;
        return each === undefined || others.length > 0 ? (
          count
        ) : (
          <Stack as="span" align="end" gap="none" className={numbers}>
            <span>{count}</span>
            <Text as="span" size="label" tone="muted" numeric>
              {texts.orders.pricePerPiece('', each).trim()}
            </Text>
          </Stack>
        );
      },
    },
    {
      key: 'total',
      header: texts.orders.total,
      value: (order) => {
        const total = totalOf(order, digits);
        return total === undefined ? undefined : fromSmallestUnit(total, digits);
      },
      cell: (order) => <OrderTotal order={order} amount={totalOf(order, digits)} />,
      align: 'end',
      minWidth: '6.5rem',
      narrow: 'secondLine',
    },
    {
      key: 'status',
      header: texts.orders.statusAndDate,
      value: ({ lines: [{ placedAt }] }) => placedAt,
      cell: (order) => {
        const [{ placedAt }] = order.lines;
        return (
          <Stack as="span" align="start" gap="none">
            <Progress order={order} />
            {placedAt !== undefined && (
              <Text as="span" size="label" tone="muted" numeric>
                <TimeText value={placedAt} format="date" />
              </Text>
            )}
          </Stack>
        );
      },
      type: 'date',
      flex: 1.2,
      minWidth: '9rem',
      narrow: 'secondLine',
    },
    {
      key: 'delivery',
      header: texts.myOrders.delivery,
      value: ({ lines: [{ address = '', phone = '' }] }) => `${address} ${phone}`.trim(),
      cell: ({ lines: [{ address, phone = '' }] }) => (
        <Stack as="span" align="start" gap="none">
          <Text as="span" size="label" tone="muted" maxLines={1} title={address}>
            {address || texts.common.dash}
          </Text>
          <Text
            as="span"
            size="label"
            tone="muted"
            numeric
            wrap={isSingleNumber(phone) ? 'nowhere' : 'words'}
            translate="no"
          >
            <FigureText>{formatPhone(phone)}</FigureText>
          </Text>
        </Stack>
      ),
      flex: 1.6,
      narrow: 'hidden',
    },
  ];
};
