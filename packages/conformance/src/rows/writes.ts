import { foldEmail } from '@dealerkit/domain/text/foldEmail';
import { accepted, expectThat, keeps, make, valueOf } from './expect.ts';
import { added, documented, type Need, NotChecked, type Row, type Run, undocumented } from './row.ts';
import { noId, orderOf, partOf, profileOf, refusedName, reviewOf } from './samples.ts';

const needs: Need[] = ['admin', 'user', 'write'];

const secondName = 'second order';
const lastName = 'last order';
const adminName = 'order of an admin';

const partsOf = async (run: Run) => make(run, 'listParts', 'visitor', {});
const ordersOf = async (run: Run) => make(run, 'listOrders', 'user', { email: run.user });

/** The one row that has this value. */
function only<T extends object>(rows: readonly T[], key: keyof T & string, value: string): T {
  const found = rows.filter((row) => row[key] === value);
  const [row] = found;
  expectThat(row !== undefined && found.length === 1, `"${value}" is listed ${found.length} times instead of once`);
  return row;
}

const stockOf = async (run: Run) =>
  (await make(run, 'getPart', 'visitor', { id: added(run, 'part')._id })).available_quantity;

/** Expects a change of the stock. */
async function changesStock(run: Run, by: number, change: () => Promise<unknown>): Promise<void> {
  const before = await stockOf(run);
  await change();
  const after = await stockOf(run);
  const expected = (before ?? 0) + by;
  expectThat(after === expected, `available_quantity is ${after} instead of ${expected}`);
}

/** Adds a part, an order and a review, and changes the profile of the customer. */
export const additions: Row[] = [
  documented('addPart', 'success', needs, 'adds the part of an admin with every value', async (run) => {
    await make(run, 'addPart', 'admin', partOf(run));
    run.part = only(await partsOf(run), 'product_name', partOf(run).product_name);
    keeps(run.part, partOf(run));
  }),

  documented('listParts', 'success', needs, 'lists a new part last', async (run) => {
    const { _id } = added(run, 'part');
    expectThat((await partsOf(run)).at(-1)?._id === _id, 'the new part is not the last one');
  }),

  documented('placeOrder', 'success', needs, 'places the order of a customer once, with every value', async (run) => {
    added(run, 'part');
    await make(run, 'placeOrder', 'user', orderOf(run, run.user));
    run.order = only(await ordersOf(run), 'userName', orderOf(run, run.user).userName);
    keeps({ ...run.order, userEmail: foldEmail(run.order.userEmail ?? '') }, orderOf(run, run.user));
  }),

  documented('listOrders', 'success', needs, 'lists a new order last', async (run) => {
    const { _id } = added(run, 'order');
    await make(run, 'placeOrder', 'user', orderOf(run, run.user, secondName));
    const last = (await ordersOf(run)).slice(-2);
    const isInOrder = last[0]?._id === _id && last[1]?.userName === orderOf(run, run.user, secondName).userName;
    expectThat(isInOrder, 'the two new orders are not the last ones, in the order in which they were placed');
  }),

  // The rows of reading find that a customer sees it.
  documented('placeOrder', 'success', needs, 'places the order of an admin, which its own list has', async (run) => {
    added(run, 'part');
    await make(run, 'placeOrder', 'admin', orderOf(run, run.admin, adminName));
    const orders = await make(run, 'listOrders', 'admin', { email: run.admin });
    run.adminOrder = only(orders, 'userName', orderOf(run, run.admin, adminName).userName);
  }),

  undocumented('placeOrder', 'success', needs, 'takes the quantity from the stock', async (run) =>
    changesStock(run, -2, async () => make(run, 'placeOrder', 'user', orderOf(run, run.user, lastName))),
  ),

  documented(
    'addReview',
    'success',
    needs,
    'adds the review of a customer with every value, the newest last',
    async (run) => {
      const { reviewerEmail, ...review } = reviewOf(run, run.user);
      await make(run, 'addReview', 'user', { ...review, reviewerEmail });
      const reviews = await make(run, 'listReviews', 'visitor', {});
      const stored = only(reviews, 'reviewName', review.reviewName);
      keeps(stored, review);
      expectThat(reviews.at(-1)?._id === stored._id, 'the new review is not the last one');
    },
  ),

  documented('updateUser', 'success', needs, 'stores the location and phone of a customer', async (run) => {
    const find = async () => {
      const users = await make(run, 'listUsers', 'admin', {});
      return users.find(({ email }) => foldEmail(email) === run.user);
    };
    const profile = await find();
    if (!profile) throw new NotChecked(`${run.user} is not in the list of the newest users`);
    run.profile = profile;
    const { loaction, phone } = profileOf(run, run.user);
    await make(run, 'updateUser', 'user', profileOf(run, run.user));
    keeps((await find()) ?? {}, { loaction, phone });
  }),

  documented(
    'makeAdmin',
    'success',
    needs,
    'answers the number of changed users, and lets an admin be one',
    async (run) => {
      await make(run, 'makeAdmin', 'admin', { email: run.admin });
      const { admin } = await make(run, 'getAdmin', 'admin', { email: run.admin });
      expectThat(admin, `${run.admin} is no admin any more`);
    },
  ),

  documented(
    'signIn',
    'success',
    ['identity', 'user', 'write'],
    'answers a token with which the user can make calls',
    async (run) => {
      const { token } = await make(run, 'signIn', 'identity', { email: run.user });
      run.host.tokens['signed in'] = token;
      accepted('getAdmin', await run.host.call({ name: 'getAdmin', caller: 'signed in', input: { email: run.user } }));
    },
  ),
];

/** Deletes what was added. */
export const deletions: Row[] = [
  documented('deleteOrder', 'success', needs, "deletes a customer's order once", async (run) => {
    const { _id } = added(run, 'order');
    const { deletedCount } = await make(run, 'deleteOrder', 'user', { id: _id });
    expectThat(deletedCount === 1, `deletedCount is ${deletedCount} instead of 1`);
    expectThat(!(await ordersOf(run)).some((order) => order._id === _id), 'the deleted order is still listed');
    const again = await make(run, 'deleteOrder', 'user', { id: _id });
    expectThat(again.deletedCount === 0, `deletedCount is ${again.deletedCount} instead of 0 for a deleted order`);
  }),

  undocumented('deleteOrder', 'success', needs, 'returns the quantity to the stock', async (run) => {
    added(run, 'order');
    const { _id } = only(await ordersOf(run), 'userName', orderOf(run, run.user, lastName).userName);
    await changesStock(run, 2, async () => make(run, 'deleteOrder', 'user', { id: _id }));
  }),

  documented('deletePart', 'success', needs, 'deletes a part once', async (run) => {
    const { _id } = added(run, 'part');
    const none = await make(run, 'deletePart', 'admin', { id: noId });
    expectThat(none.deletedCount === 0, `deletedCount is ${none.deletedCount} instead of 0 for an unknown part`);
    const { deletedCount } = await make(run, 'deletePart', 'admin', { id: _id });
    expectThat(deletedCount === 1, `deletedCount is ${deletedCount} instead of 1`);
    expectThat(!(await partsOf(run)).some((part) => part._id === _id), 'the deleted part is still listed');
  }),
];

/** What calls that should have been refused have added. */
export const remains: Row[] = [
  undocumented('addPart', 'success', needs, 'leaves no part, order or review of the refused calls', async (run) => {
    const name = `${run.prefix} ${refusedName}`;
    // A host may refuse to show the orders of others, even to an admin.
    const response = await run.host.call({ name: 'listOrders', caller: 'admin', input: { email: run.unknownEmail } });
    const ordersOfUnknown = response.status === 200 ? valueOf('listOrders', response) : [];
    run.hasOrderOfUnknown ||= ordersOfUnknown.length > 0;
    const orders = [...(await ordersOf(run)), ...ordersOfUnknown];
    const counts = {
      parts: (await partsOf(run)).filter(({ product_name }) => product_name === name).length,
      orders: orders.filter(({ userName }) => userName === name).length,
      reviews: (await make(run, 'listReviews', 'visitor', {})).filter(({ reviewName }) => reviewName === name).length,
    };
    const found = Object.entries(counts).filter(([, count]) => count > 0);
    expectThat(found.length === 0, `stored although refused: ${found.map((each) => each.join(' ')).join(', ')}`);
  }),
];
