import { isDeepStrictEqual } from 'node:util';
import { foldEmail } from '@dealerkit/domain/text/foldEmail';
import { expectThat, make, refused, statusOf } from './expect.ts';
import { documented, NotChecked, type Row, undocumented } from './row.ts';
import { noId } from './samples.ts';

/** The call whose silence ends the run. */
export const reachable: Row = documented('listParts', 'success', [], 'answers every visitor', async (run) => {
  await make(run, 'listParts', 'visitor', {});
});

/** What the reading calls answer, without changing anything. */
export const reads: Row[] = [
  documented('listReviews', 'success', [], 'answers every visitor', async (run) => {
    await make(run, 'listReviews', 'visitor', {});
  }),

  undocumented('listReviews', 'success', [], 'hides the e-mail addresses of reviewers', async (run) => {
    const shown = (await make(run, 'listReviews', 'visitor', {})).filter(({ reviewerEmail }) => reviewerEmail);
    expectThat(shown.length === 0, `every visitor can read reviewerEmail of ${shown.length} reviews`);
  }),

  documented('getAdmin', 'success', ['admin'], 'answers true for an admin', async (run) => {
    const { admin } = await make(run, 'getAdmin', 'admin', { email: run.admin });
    expectThat(admin, `${run.admin} is no admin: either the response or the option --admin-token is wrong`);
  }),

  documented('getAdmin', 'success', ['user'], 'answers false for a customer', async (run) => {
    const { admin } = await make(run, 'getAdmin', 'user', { email: run.user });
    expectThat(!admin, `${run.user} is an admin: either the response or the option --user-token is wrong`);
  }),

  documented('getAdmin', 'bad input', ['admin'], 'answers false, or 404, for an unknown user', async (run) => {
    const response = await run.host.call({ name: 'getAdmin', caller: 'admin', input: { email: run.unknownEmail } });
    if (response.status === 404) return;
    const { admin } = await make(run, 'getAdmin', 'admin', { email: run.unknownEmail });
    expectThat(!admin, `${run.unknownEmail}, which has no account, is an admin`);
  }),

  documented('listUsers', 'success', ['admin'], 'answers the admin, with every user once', async (run) => {
    const emails = (await make(run, 'listUsers', 'admin', {})).map(({ email }) => foldEmail(email));
    expectThat(emails.includes(run.admin), `${run.admin} is missing`);
    const twice = emails.find((email, index) => emails.indexOf(email) < index);
    expectThat(twice === undefined, `${twice} is listed twice`);
  }),

  documented('listOrders', 'success', ['user'], "answers the customer's own orders only", async (run) => {
    const orders = await make(run, 'listOrders', 'user', { email: run.user });
    const others = orders.filter(({ userEmail = '' }) => foldEmail(userEmail) !== run.user);
    expectThat(others.length === 0, `${others.length} of ${orders.length} orders are not of ${run.user}`);
  }),

  undocumented('listOrders', 'bad input', ['user'], 'refuses a call without an address with 400', async ({ host }) =>
    refused('listOrders', await host.call({ name: 'listOrders', caller: 'user' }), [400]),
  ),

  documented('getPart', 'success', [], 'answers the same part as the list', async (run) => {
    const parts = await make(run, 'listParts', 'visitor', {});
    const listed = parts.find(({ _id }) => _id === run.part?._id) ?? parts.at(-1);
    if (!listed) throw new NotChecked('the host has no part');
    const part = await make(run, 'getPart', 'visitor', { id: listed._id });
    expectThat(isDeepStrictEqual(part, listed), `the part ${listed._id} has other values than in the list`);
  }),

  ...[noId, 'no id', '\'"%_\\'].map((id) =>
    undocumented(
      'getPart',
      'bad input',
      [],
      `refuses the unknown id ${id} with ${id === noId ? '404' : '404 or 400'}`,
      async ({ host }) => {
        const response = await host.call({ name: 'getPart', caller: 'visitor', input: { id } });
        expectThat(response.status !== 200, `getPart ${statusOf(response)} for a part that does not exist`);
        refused('getPart', response, id === noId ? [404] : [404, 400]);
      },
    ),
  ),
];
