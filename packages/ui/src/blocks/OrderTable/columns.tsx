import { isSingleNumber } from '../../elements/DataTable/column.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { Link } from '../../elements/Link/Link.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import { useTexts, useUi } from '../../UiProvider.js';
import type { Order, Part } from '@dealerkit/domain/entities';
import { orderTotal } from '@dealerkit/domain/orderRules';
import { partName } from '../../partName.js';
import { partPrice } from '@dealerkit/domain/partRules';
import { paths } from '@dealerkit/domain/paths';
import type { TextsOf } from '../../texts/en.js';
import { OrderStatusTag } from '../OrderStatusTag/OrderStatusTag.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { addressText, lines, muted, numbers, part as partStyle, phoneNumber, statusLink } from './OrderTable.css.js';
import { ordersTexts } from '../../texts/en/orders.js';

interface ColumnOptions {
  texts: TextsOf<'myOrders' | 'orders'>;
  formatNumber: (value: number) => string;
  formatMoney: (value: number) => string;
  findPart: (order: Order) => Part | undefined;
  orderHref: ((id: string) => string) | undefined;
}

type Column = DataColumn<Order>;

/** The status, as a link to the history of the order if it has a page. */
const StatusLink = ({ order, orderHref }: { order: Order } & Pick<ColumnOptions, 'orderHref'>) => {
  const { Link: RouterLink } = useUi();
  const texts = useTexts(ordersTexts);
  if (!order.status) return undefined;
  const tag = <OrderStatusTag status={order.status} />;
  return orderHref ? (
    <RouterLink
      className={statusLink}
      href={orderHref(order._id)}
      aria-label={`${texts.orders.statuses[order.status]}: ${texts.orders.open(partName(order, texts))}`}
    >
      {tag}
    </RouterLink>
  ) : (
    tag
  );
};

const partColumn = ({ texts, findPart }: ColumnOptions): Column => ({
  key: 'product',
  header: texts.myOrders.product,
  value: (order) => partName(order, texts),
  cell: (order) => {
    const part = findPart(order);
    const name = partName(order, texts);
    return (
      <span className={partStyle}>
        <PartThumbnail part={part} />
        <span>{part ? <Link href={paths.purchase(part._id)}>{name}</Link> : name}</span>
      </span>
    );
  },
  flex: 2.6,
});

const quantityColumn = ({ texts }: ColumnOptions): Column => ({
  key: 'quantity',
  header: texts.myOrders.quantity,
  value: ({ orderQuantity }) => orderQuantity,
  align: 'end',
});

/** The columns of a host without statuses. */
export const deliveryColumns = (options: ColumnOptions): readonly Column[] => [
  partColumn(options),
  quantityColumn(options),
  { key: 'address', header: options.texts.myOrders.address, value: ({ address }) => address, flex: 2.8 },
  {
    key: 'phone',
    header: options.texts.myOrders.phone,
    value: ({ phone }) => phone,
    flex: 1,
    type: 'number',
    noWrap: true,
  },
];

/** The columns of the dealerkit backend, which also has the date, the status and the price of that time. */
export const statusColumns = (options: ColumnOptions): readonly Column[] => {
  const { texts, formatNumber, formatMoney, orderHref } = options;
  return [
    partColumn(options),
    {
      ...quantityColumn(options),
      flex: 1.2,
      cell: (order) => {
        const price = partPrice(order);
        const each = typeof price === 'number' ? formatMoney(price) : price;
        const count = order.orderQuantity === undefined ? texts.common.dash : formatNumber(order.orderQuantity);
        return each === undefined ? (
          count
        ) : (
          <span className={numbers}>
            <span>{count}</span>
            <span className={muted}>{texts.orders.pricePerPiece('', each).trim()}</span>
          </span>
        );
      },
    },
    {
      key: 'total',
      header: texts.orders.total,
      value: orderTotal,
      cell: (order) => {
        const total = orderTotal(order);
        return total === undefined ? texts.common.dash : formatMoney(total);
      },
      align: 'end',
      minWidth: '6.5rem',
    },
    {
      key: 'status',
      header: texts.orders.placedAt,
      value: ({ placedAt }) => placedAt,
      cell: (order) => (
        <span className={lines}>
          <StatusLink order={order} orderHref={orderHref} />
          {order.placedAt !== undefined && (
            <span className={muted}>
              <TimeText value={order.placedAt} format="date" />
            </span>
          )}
        </span>
      ),
      type: 'date',
      flex: 1.2,
      minWidth: '9rem',
    },
    {
      key: 'delivery',
      header: texts.myOrders.delivery,
      value: ({ address = '', phone = '' }) => `${address} ${phone}`.trim(),
      cell: ({ address, phone = '' }) => (
        <span className={lines}>
          <span className={addressText}>{address || texts.common.dash}</span>
          <span className={isSingleNumber(phone) ? phoneNumber : muted}>{phone}</span>
        </span>
      ),
      flex: 1.8,
    },
  ];
};
