'use client';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { Table } from '../../elements/Table/Table.js';
import type { Order } from '../../entities.js';
import { useAccountUi } from '../../useAccountUi.js';
import { deleteColumn, orderColumns } from '../OrderTable/orderColumns.js';
import { deed } from './OrderTableSkeleton.css.js';

const PLACES_KEPT: readonly Order[] = [{ _id: '1' }, { _id: '2' }, { _id: '3' }];

/** Keeps the place of an `OrderTable`: its head, and three rows of the height that most have. */
export const OrderTableSkeleton = () => {
  const ui = useAccountUi();
  const columns = [
    ...orderColumns(ui).map((column) => ({
      ...column,
      cell: () => <Skeleton lines={column.key === 'address' ? 2 : 1} />,
    })),
    {
      ...deleteColumn(ui, () => undefined),
      cell: () => (
        <span className={deed}>
          <Skeleton shape="button" />
        </span>
      ),
    },
  ];
  return (
    <div aria-hidden="true">
      <Table caption={ui.texts.titles.myOrders} columns={columns} rows={PLACES_KEPT} rowKey={({ _id }) => _id} />
    </div>
  );
};
