import { admin } from '../../../../apps/backend/tests/startBackend.ts';
import { karim } from '../../../../apps/backend/tests/fixtures.ts';
import { only, changeResponse, eachRow, received, instead, refusal, asOther, type PlantedFault } from '../mutations.ts';
import type { Json } from '../startProxy.ts';

/** The host adds the orders of others to those of a customer. */
const addsOrdersOf = (...emails: string[]) =>
  only('listOrders', async (sent, forward, { dealer }) => {
    const own = await forward(sent);
    if (own.status !== 200 || !sent.path.includes('rahim')) return own;
    const others = await Promise.all(emails.map((email) => dealer.listOrders({ email })));
    return { ...own, body: JSON.stringify([...others.flat(), ...(JSON.parse(own.body) as Json[])]) };
  });

/** Faults that are found also at a host without any data. */
export const ownOrderFaults: readonly PlantedFault[] = [
  ['customers read the orders of all', 'listOrders', 'success', /are not of rahim/, addsOrdersOf(admin, karim)],
  [
    'a customer deletes the order of another',
    'deleteOrder',
    'refusal',
    /instead of 403/,
    asOther('deleteOrder', 'user'),
  ],
];

/** Orders. */
export const orderFaults: readonly PlantedFault[] = [
  ...ownOrderFaults,
  ['customers read the orders of another', 'listOrders', 'refusal', /instead of 403/, asOther('listOrders', 'user')],
  [
    'no address means all orders',
    'listOrders',
    'bad input',
    /answers 200 instead of 400/,
    refusal('listOrders', 400, () => received(200, '[]')),
  ],
  [
    'the newest order is the first one',
    'listOrders',
    'success',
    /not the last/,
    changeResponse('listOrders', (orders: Json[]) => orders.toReversed()),
  ],
  [
    'an order loses its address',
    'placeOrder',
    'success',
    /address is/,
    eachRow('listOrders', ({ address: _address, ...order }) => order),
  ],
  [
    'an order is accepted but not stored',
    'placeOrder',
    'success',
    /listed 0 times/,
    only('placeOrder', async (sent, forward) =>
      sent.body.includes('order"') ? received(201, '{"insertedId":"1"}') : forward(sent),
    ),
  ],
  [
    'an order is stored twice',
    'placeOrder',
    'success',
    /listed 2 times/,
    only('placeOrder', async (sent, forward) => {
      const first = await forward(sent);
      if (first.status === 201 && sent.body.includes(' order"')) await forward(sent);
      return first;
    }),
  ],
  [
    'an order answers 200',
    'placeOrder',
    'success',
    /answers 200 instead of 201/,
    only('placeOrder', async (sent, forward) => {
      const placed = await forward(sent);
      return { ...placed, status: placed.status === 201 ? 200 : placed.status };
    }),
  ],
  [
    'an order takes nothing from the stock',
    'placeOrder',
    'success',
    /available_quantity/,
    async (sent, forward) => {
      const all = await forward(sent);
      return sent.call === 'getPart' || sent.call === 'listParts'
        ? { ...all, body: all.body.replace(/("image":"[^"]+conformance[^}]+"available_quantity":)\d+/, '$120') }
        : all;
    },
  ],
  ['orders are placed in the name of others', 'placeOrder', 'refusal', /instead of 403/, asOther('placeOrder', 'user')],
  [
    'more is sold than there is',
    'placeOrder',
    'bad input',
    /instead of 400/,
    refusal('placeOrder', 409, () => received(201, '{}')),
  ],
  [
    'a deleted order stays',
    'deleteOrder',
    'success',
    /still listed/,
    instead('deleteOrder', received(200, '{"deletedCount":1}')),
  ],
  ['deletedCount is missing', 'deleteOrder', 'success', /deletedCount/, changeResponse('deleteOrder', () => ({}))],
];
