'use client';
import { useMemo } from 'react';
import { Table } from '../../elements/Table/Table.js';
import type { Order } from '../../entities.js';
import { useAccountUi } from '../../useAccountUi.js';
import { deleteColumn, orderColumns } from './orderColumns.js';

export interface OrderTableProps {
  /** The orders in the order they are shown. */
  orders: readonly Order[];
  /** Is told which order somebody wants to be rid of; asking back is up to the caller. */
  onDelete: (order: Order) => void;
}

/** A customer's orders, each with where it goes and a way to delete it. */
export const OrderTable = ({ orders, onDelete }: OrderTableProps) => {
  const { texts, number } = useAccountUi();
  const columns = useMemo(() => {
    const reading = { texts, number };
    return [...orderColumns(reading), deleteColumn(reading, onDelete)];
  }, [texts, number, onDelete]);
  return <Table caption={texts.titles.myOrders} columns={columns} rows={orders} rowKey={({ _id }) => _id} />;
};
