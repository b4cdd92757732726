import type { Order } from '@dealerkit/domain/entities';
import { deletableStatuses, isAllowedStep } from '@dealerkit/domain/orderRules';
import * as v from 'valibot';
import { StoredOwner } from '../Owner.ts';
import { stepOf, stockFactorOf } from '../orderSteps.ts';
import { orderTextOf } from '../searchTextOf.ts';
import type { Store } from '../Store.ts';
import type { ChangedOrder, StatusChange } from '../orderResults.ts';
import type { Connection } from './Connection.ts';
import { sqliteFindOrders } from './findOrders.ts';
import { lineColumns, linesOfOrders, orderOf } from './orderLines.ts';
import { sqliteOwnOrders } from './ownOrders.ts';

const ChangedRow = v.object({ part_id: v.nullable(v.string()), orderQuantity: v.number() });

const Stock = v.object({ available: v.number() });

type Orders = Pick<
  Store,
  'getOrder' | 'getOrderOwner' | 'getNumberedOrder' | 'listOrders' | 'findOrders' | 'setOrderStatus' | 'deleteOrder'
>;

/** The orders of the embedded store, and what changes their lines. */
export function sqliteOrders({ db, write, catalogueChanged, audit }: Connection): Orders {
  const stockOf = db.prepare(
    'SELECT coalesce(available_quantity, 0) AS available FROM parts JOIN order_lines ON parts._id = part_id WHERE order_lines._id = ?',
  );
  const addToStock = db.prepare('UPDATE parts SET available_quantity = available_quantity + ? WHERE _id = ?');
  const byId = db.prepare(`SELECT ${lineColumns} FROM ${linesOfOrders} WHERE _id = ?`);
  const byNumber = db.prepare(`SELECT ${lineColumns} FROM ${linesOfOrders} WHERE row = ? ORDER BY _id`);
  const owner = 'SELECT userEmail AS email, placed_by AS placedBy FROM';
  const ownerOf = db.prepare(`${owner} ${linesOfOrders} WHERE _id = ?`);
  const ownerOfNumber = db.prepare(`${owner} orders WHERE row = ?`);
  const setStatus = db.prepare(
    `UPDATE order_lines SET status = ?, history = json_insert(history, '$[#]', json(?)) WHERE _id = ?
     RETURNING part_id, orderQuantity`,
  );
  const remove = db.prepare('DELETE FROM order_lines WHERE _id = ? RETURNING part_id, orderQuantity');
  const removeOrder = db.prepare('DELETE FROM orders WHERE row = ?');
  const setText = db.prepare('UPDATE orders SET search_text = ? WHERE row = ?');

  function get(_id: string): Order | undefined {
    const row = byId.get(_id);
    return row && orderOf(row);
  }

  function conflict(_id: string): ChangedOrder {
    const order = get(_id);
    return order ? { outcome: 'conflict', order } : { outcome: 'no such order' };
  }

  function changeStock({ part_id, orderQuantity }: v.InferOutput<typeof ChangedRow>, factor: -1 | 1): void {
    addToStock.run(factor * orderQuantity, part_id);
    catalogueChanged();
  }

  function changeStatus(_id: string, change: StatusChange, actor: string): ChangedOrder {
    const { from, to, reason } = change;
    const order = get(_id);
    if (!order || !isAllowedStep(order, change)) return conflict(_id);
    const factor = stockFactorOf(change);
    // A part that was deleted has no stock.
    const stock = v.parse(v.optional(Stock), stockOf.get(_id));
    if (factor === -1 && stock && stock.available < (order.orderQuantity ?? 0)) {
      return { outcome: 'not enough', available: stock.available, order };
    }
    const step = JSON.stringify(stepOf(to, Date.now(), actor, reason));
    const changed = v.parse(ChangedRow, setStatus.get(to, step, _id));
    if (factor !== 0) changeStock(changed, factor);
    audit({ actor, action: 'set order status', subject: _id, detail: `${from} -> ${to}` });
    return { outcome: 'changed' };
  }

  function deleteAndRestock(_id: string, actor: string): ChangedOrder {
    const order = get(_id);
    if (!order?.status || !deletableStatuses.includes(order.status)) return conflict(_id);
    const { orderNumber: number = 0, userEmail = '' } = order;
    const deleted = v.parse(ChangedRow, remove.get(_id));
    const names = byNumber.all(number).map((line) => String(line['product_name']));
    if (names.length > 0) setText.run(orderTextOf(number, order, names), number);
    else removeOrder.run(number);
    if (order.status !== 'cancelled') changeStock(deleted, 1);
    audit({ actor, action: 'delete order', subject: _id, detail: userEmail });
    return { outcome: 'changed' };
  }

  return {
    getOrderOwner: async (_id) => v.parse(v.optional(StoredOwner), ownerOf.get(_id)),

    getOrder: async (_id) => get(_id),

    async getNumberedOrder(number) {
      const row = ownerOfNumber.get(number);
      return row && { owner: v.parse(StoredOwner, row), lines: byNumber.all(number).map(orderOf) };
    },

    ...sqliteOwnOrders(db),

    findOrders: sqliteFindOrders(db),

    setOrderStatus: (_id, change, actor) => write(() => changeStatus(_id, change, actor)),

    deleteOrder: (_id, actor) => write(() => deleteAndRestock(_id, actor)),
  };
}
