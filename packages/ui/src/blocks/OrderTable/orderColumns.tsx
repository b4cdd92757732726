import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { TableColumn } from '../../elements/Table/Table.js';
import type { Order } from '../../entities.js';
import type { Texts } from '../../texts/en.js';
import { partName } from '../partFacts.js';

/** How orders are read, in the words and figures of the shop. */
export interface OrderReading {
  texts: Texts;
  number: (value: number) => string;
}

/** What a table of orders shows of each, the name of the part first. */
export const orderColumns = ({ texts, number }: OrderReading): readonly TableColumn<Order>[] => [
  { key: 'product', header: texts.myOrders.product, cell: (order) => partName(order, texts) },
  {
    key: 'quantity',
    header: texts.myOrders.quantity,
    align: 'end',
    unbroken: true,
    cell: ({ orderQuantity }) => (orderQuantity === undefined ? texts.common.dash : number(orderQuantity)),
  },
  { key: 'address', header: texts.myOrders.address, cell: ({ address }) => address || texts.common.dash },
  {
    key: 'phone',
    header: texts.myOrders.phone,
    unbroken: true,
    cell: ({ phone }) => phone || texts.common.dash,
  },
];

/** The column from which an order can be deleted. */
export const deleteColumn = ({ texts }: OrderReading, onDelete: (order: Order) => void): TableColumn<Order> => ({
  key: 'actions',
  header: texts.myOrders.actions,
  actions: true,
  cell: (order) => (
    <Button label={texts.deleteQuestion.deleteNamed(partName(order, texts))} onClick={() => onDelete(order)}>
      <Icon name="trash" /> {texts.deleteQuestion.delete}
    </Button>
  ),
});
