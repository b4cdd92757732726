'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { Order } from '../../entities.js';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import { partName } from '../../partRules.js';

export interface OrderTableProps {
  /** The orders, in their initial sort order. */
  orders: readonly Order[];
  /** Called with the order to delete; the caller asks for confirmation. */
  onDelete: (order: Order) => void;
}

const columnsOf = (texts: Texts): readonly DataColumn<Order>[] => [
  { key: 'product', header: texts.myOrders.product, value: (order) => partName(order, texts), flex: 2.6 },
  { key: 'quantity', header: texts.myOrders.quantity, value: ({ orderQuantity }) => orderQuantity, align: 'end' },
  { key: 'address', header: texts.myOrders.address, value: ({ address }) => address, flex: 2.8 },
  {
    key: 'phone',
    header: texts.myOrders.phone,
    value: ({ phone }) => phone,
    flex: 1,
    type: 'number',
    noWrap: true,
  },
];

/** A customer's orders with delete buttons; renders up to 100,000 rows. */
export const OrderTable = ({ orders, onDelete }: OrderTableProps) => {
  const { texts, formatNumber } = useUi();
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <DataTable
      label={texts.titles.myOrders}
      rows={orders}
      columns={columns}
      rowKey={({ _id }) => _id}
      formatCount={(all) => texts.myOrders.count(all, formatNumber(all))}
      actions={(order) => (
        <Button label={texts.deleteModal.deleteNamed(partName(order, texts))} onClick={() => onDelete(order)}>
          <Icon name="trash" /> {texts.deleteModal.delete}
        </Button>
      )}
    />
  );
};
