import { once } from '../sql/once.ts';
import type { OrderStore } from '../orders/OrderStore.ts';
import type { SqlContext } from '../sql/transactions.ts';
import { agreeTerms } from './agreeTerms.ts';
import { changeStatus, deleteLine } from './changeStatus.ts';
import { AddedLine, changeQuantity, returnLine, splitLine } from './divideLine.ts';

type OrderChanges = Pick<
  OrderStore,
  'setOrderStatus' | 'deleteOrder' | 'splitOrderLine' | 'setOrderQuantity' | 'returnOrderLine' | 'setOrderTerms'
>;

/** What changes orders once they are placed, for both databases. */
export function orderChanges(context: SqlContext): OrderChanges {
  const { transact } = context;

  return {
    setOrderStatus: (_id, change, actor) =>
      transact((changes) => changeStatus(context, changes, { _id, change, actor })),

    deleteOrder: (_id, actor) => transact((changes) => deleteLine(context, changes, _id, actor)),

    splitOrderLine: (_id, quantity, actor, key) =>
      transact((changes) =>
        once({ actor, key }, { split: _id, quantity }, AddedLine, () =>
          splitLine(context, changes, { _id, quantity, actor }),
        ),
      ),

    setOrderQuantity: (_id, change, actor) =>
      transact((changes) => changeQuantity(context, changes, { _id, ...change, actor })),

    returnOrderLine: (_id, pieces, actor, key) =>
      transact((changes) =>
        once({ actor, key }, { return: _id, ...pieces }, AddedLine, () =>
          returnLine(context, changes, { _id, ...pieces, actor }),
        ),
      ),

    setOrderTerms: (number, change, actor) =>
      transact((changes) => agreeTerms(context, changes, { number, change, actor })),
  };
}
