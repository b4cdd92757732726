import type { Order, Part } from '@dealerkit/domain/entities';
import { type CallName, type CallOptions, HttpError, NetworkError } from '../src/index.js';
import { basketStore } from '../src/react/basket/placing/basket.js';
import type { BasketSender } from '../src/react/basket/placing/basketSender.js';
import { type BasketDelivery, checkoutOf } from '../src/react/basket/placing/checkout.js';
import { placeBasket } from '../src/react/basket/placing/placeBasket.js';
import { stubClient } from './renderWithClient.js';

export const rahim = 'rahim@example.com';
export const delivery = { userName: 'Rahim', address: 'Zindabazar', phone: '01700-000142', note: '' };
export const parts: Part[] = ['Disc', 'Kit', 'Hub', 'Pad'].map((product_name, index) => ({
  _id: `p${String(index)}`,
  product_name,
  price: 100,
}));

/** What happens to a line at the host: a lost one is stored without a response, a dropped one never arrives. */
export type Fate = 'lost' | 'dropped' | 'page' | 'refused' | 'tooMany' | 'offline';

/** A host that stores orders, and what it does with each part by its name. */
export const createHost = (
  fates: Partial<Record<string, Fate>> = {},
  onSend: (count: number) => void = () => undefined,
) => {
  const orders: Order[] = [];
  const sent: string[] = [];
  let isOffline = false;
  const answer = (name: CallName, fate: Fate | undefined, accept: () => unknown, options?: CallOptions) => {
    const lost = new NetworkError(name, new TypeError('fetch failed'));
    if (fate === 'offline') isOffline = true;
    if (fate === 'dropped' || fate === 'offline') throw lost;
    if (fate === 'refused')
      throw new HttpError(name, 409, 'Only 1 left.', [{ path: 'lines.1.orderQuantity', message: 'Only 1 left.' }], {
        lines: [{ index: 1, product_name: 'Kit', available_quantity: 1 }],
      });
    if (fate === 'tooMany') throw new HttpError(name, 429, undefined, []);
    options?.onHeaders?.(new Headers({ 'content-type': fate === 'page' ? 'text/html' : 'application/json' }));
    const response = fate === 'page' ? {} : accept();
    if (fate === 'lost') throw lost;
    return response;
  };
  const keys = new Map<string, number>();
  const client = stubClient(async (name, input, options) => {
    if (isOffline) throw new NetworkError(name, new TypeError('fetch failed'));
    if (name === 'listOrders' || name === 'findOwnOrders') return [...orders];
    if (name === 'placeOrder') {
      const order = input as Order;
      sent.push(order.product_name ?? '');
      onSend(sent.length);
      return answer(
        name,
        fates[order.product_name ?? ''],
        () => orders.push({ ...order, _id: String(orders.length) }),
        options,
      );
    }
    const { lines, ...order } = input as Order & { lines: Order[] };
    sent.push(lines.map(({ product_name }) => product_name).join(' '));
    const key = options?.idempotencyKey ?? '';
    return answer(name, fates['all'], () => {
      const orderNumber = keys.get(key) ?? 1001 + keys.size;
      if (!keys.has(key))
        orders.push(...lines.map((line) => ({ ...order, ...line, _id: line.product_name ?? '', orderNumber })));
      keys.set(key, orderNumber);
      return { orderNumber, insertedIds: [] };
    });
  });
  return {
    client,
    orders,
    sent,
    fates,
    reconnect: () => {
      isOffline = false;
    },
    names: () => orders.map(({ product_name }) => product_name),
  };
};

type Host = ReturnType<typeof createHost>;
export const sender = (host: Host, settings: Partial<BasketSender> = {}): BasketSender => ({
  client: host.client,
  isLineByLine: true,
  user: rahim,
  isStopped: () => false,
  ...settings,
});
export const place = (host: Host, settings?: Partial<BasketSender>, to: BasketDelivery = delivery) =>
  placeBasket(sender(host, settings), to, parts);

export const basketNames = () => basketStore.read().map(({ product_name }) => product_name);
export const statesOf = () => checkoutOf(rahim)?.lines.map(({ product_name, state }) => `${product_name} ${state}`);
