import type { Part, Review } from '@dealerkit/domain/entities';
import { partFinder } from '@dealerkit/domain/orders/orderRules';
import { nameKey, quantityBounds } from '@dealerkit/domain/parts/partRules';
import { type InferOutput, is, object, safeParse } from 'valibot';
import { createDemoProvider } from './signIn/demoProvider.js';
import type { IdentityProvider } from './signIn/identity.js';
import { type CallResponse, contract, type documentedCalls, type Fetch, type Input } from './index.js';
import { readLocalStorage, writeLocalStorage } from './storage/storage.js';

export interface DemoOptions {
  /** The parts on sale before a visitor changes anything, the newest last. */
  parts: readonly Part[];
  /** The reviews, the newest last. @default [] */
  reviews?: readonly Review[];
  /** The e-mail address that signs in as an admin. */
  admin?: string;
}

/** A shop without a backend, whose data stay in the browser of each visitor. */
export interface Demo {
  /** Answers the documented calls, as `fetch` of `createSessionClient`. */
  fetch: Fetch;
  /** Signs everyone in with any password, as `loadProvider` of `createSession`. */
  loadProvider: () => Promise<IdentityProvider>;
}

const Stored = object({
  parts: contract.listParts.response,
  orders: contract.listOrders.response,
  reviews: contract.listReviews.response,
  users: contract.listUsers.response,
});
type Stored = InferOutput<typeof Stored>;

type Name = keyof typeof documentedCalls;
type Handlers = { [Call in Name]: (input: Input<Call>) => CallResponse<Call> | Response };

const storageKey = 'demoShop';

const refuse = (status: number, message: string, more: object = {}) => Response.json({ message, ...more }, { status });

/** Adds a row as the newest, which is the last one. */
const insert = <Row extends { _id: string }>(rows: Row[], row: Omit<Row, '_id'>) => {
  const insertedId = crypto.randomUUID();
  rows.push({ _id: insertedId, ...row } as Row);
  return { insertedId };
};

const remove = (rows: { _id: string }[], id: string) => {
  const index = rows.findIndex(({ _id }) => _id === id);
  return { deletedCount: index < 0 ? 0 : rows.splice(index, 1).length };
};

const handlersOf = (stored: Stored): Handlers => {
  const userOf = (email: string) => stored.users.find((user) => user.email === email);
  const changeUser = (email: string, values: object) => {
    if (!userOf(email)) insert(stored.users, { email });
    Object.assign(userOf(email) ?? {}, values);
    return { modifiedCount: 1 };
  };
  const partOf = (order: { product_name?: string | undefined }) => partFinder(stored.parts)(order);
  const changeStock = (part: Part | undefined, pieces = 0) => {
    if (part?.available_quantity !== undefined) part.available_quantity += pieces;
  };
  return {
    getAdmin: ({ email }) => ({ admin: userOf(email)?.role === 'admin' }),
    signIn: ({ email, username }) => {
      changeUser(email, username === undefined ? {} : { username });
      return { token: email };
    },
    listUsers: () => stored.users,
    makeAdmin: ({ email }) => changeUser(email, { role: 'admin' }),
    updateUser: ({ email, ...values }) => void changeUser(email, values),
    listOrders: ({ email }) => stored.orders.filter(({ userEmail }) => userEmail === email),
    deleteOrder: ({ id }) => {
      const order = stored.orders.find(({ _id }) => _id === id);
      if (order) changeStock(partOf(order), order.orderQuantity);
      return remove(stored.orders, id);
    },
    listParts: () => stored.parts,
    getPart: ({ id }) => stored.parts.find(({ _id }) => _id === id) ?? refuse(404, 'This part is not on sale.'),
    placeOrder: (order) => {
      const part = partOf(order);
      if (!part) return refuse(404, 'This part is not on sale.');
      const { minimum, available } = quantityBounds(part);
      if (order.orderQuantity < minimum) return refuse(422, `Order at least ${minimum}.`);
      if (order.orderQuantity > available)
        return refuse(409, available === 1 ? 'Only 1 is left.' : `Only ${available} are left.`, { part });
      changeStock(part, -order.orderQuantity);
      return insert(stored.orders, { ...order, price: part.price });
    },
    addPart: (part) => {
      const isTaken = stored.parts.some(
        ({ product_name = '' }) => nameKey(product_name) === nameKey(part.product_name ?? ''),
      );
      return isTaken ? refuse(409, 'A part has this name already.') : insert(stored.parts, part as Part);
    },
    deletePart: ({ id }) => remove(stored.parts, id),
    addReview: (review) => insert(stored.reviews, review as Review),
    listReviews: () => stored.reviews,
  };
};

/** Creates a shop without a backend: the documented calls and the sign-in, on data that stay in the browser of each visitor. */
export function createDemo({ parts: first, reviews: firstReviews = [], admin }: DemoOptions): Demo {
  const initial: Stored = {
    parts: [...first],
    reviews: [...firstReviews],
    orders: [],
    users: admin === undefined ? [] : [{ _id: admin, email: admin, role: 'admin' }],
  };
  /** What is shown where storage is blocked, until the page is left. */
  let latest: unknown = initial;
  const read = (): Stored => {
    const { success, output } = safeParse(Stored, readLocalStorage(storageKey) ?? latest);
    return success ? output : structuredClone(initial);
  };
  return {
    fetch: async (_url, _init, { name, input }) => {
      const stored = read();
      latest = stored;
      const handlers: Partial<Record<string, (input: never) => unknown>> = handlersOf(stored);
      const handler = handlers[name];
      const { body } = contract[name];
      if (!handler) return refuse(404, 'The demo does not answer this call.');
      if (body && !is(body, input)) return refuse(400, 'The demo could not read the request.');
      const result = handler(input as never);
      if (result instanceof Response) return result;
      writeLocalStorage(storageKey, stored);
      return Response.json(result ?? {});
    },
    loadProvider: async () => createDemoProvider(),
  };
}
