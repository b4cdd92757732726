'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { Order } from '../../entities.js';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import { partName } from '../partFacts.js';

export interface OrderTableProps {
  /** The orders in the order they have until somebody sorts them. */
  orders: readonly Order[];
  /** Is told which order somebody wants to be rid of; asking back is up to the caller. */
  onDelete: (order: Order) => void;
}

const columnsOf = (texts: Texts): readonly DataColumn<Order>[] => [
  { key: 'product', header: texts.myOrders.product, value: (order) => partName(order, texts), share: 2.6 },
  { key: 'quantity', header: texts.myOrders.quantity, value: ({ orderQuantity }) => orderQuantity, align: 'end' },
  { key: 'address', header: texts.myOrders.address, value: ({ address }) => address, share: 2.8 },
  {
    key: 'phone',
    header: texts.myOrders.phone,
    value: ({ phone }) => phone,
    share: 1,
    kind: 'figures',
    unbroken: true,
  },
];

/** A customer's orders, each with where it goes and a way to delete it, from one to a hundred thousand. */
export const OrderTable = ({ orders, onDelete }: OrderTableProps) => {
  const { texts, number } = useUi();
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <DataTable
      label={texts.titles.myOrders}
      rows={orders}
      columns={columns}
      rowKey={({ _id }) => _id}
      count={(all) => (all === 1 ? texts.myOrders.countOne : texts.myOrders.count(number(all)))}
      actions={(order) => (
        <Button label={texts.deleteQuestion.deleteNamed(partName(order, texts))} onClick={() => onDelete(order)}>
          <Icon name="trash" /> {texts.deleteQuestion.delete}
        </Button>
      )}
    />
  );
};
