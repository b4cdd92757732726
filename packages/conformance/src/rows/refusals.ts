import { documentedCalls } from '@dealerkit/api-client';
import { is, type ObjectEntries } from 'valibot';
import { type HostResponse, namedIn } from '../host.ts';
import { expectThat, refused } from './expect.ts';
import { added, type DocumentedCall, documentedNames, needsOf, NotChecked, type Row, undocumented } from './row.ts';
import { inputOf, orderOf, refusedName } from './samples.ts';

const guarded = documentedNames.filter((name) => documentedCalls[name].token !== 'none');

const ofAdmins: readonly DocumentedCall[] = ['listUsers', 'makeAdmin', 'addPart', 'deletePart'];

/** The token that a customer sends. */
const customerOf = (name: DocumentedCall) => (documentedCalls[name].token === 'identity' ? 'identity' : 'user');

const refusesCaller = (call: DocumentedCall, caller: 'visitor' | 'invalid', title: string) =>
  undocumented(call, 'refusal', needsOf(call), title, async (run) => {
    // Without the rows of the profile, nothing could store the former one again.
    const email = call === 'updateUser' ? run.unknownEmail : run.user || run.unknownEmail;
    const input = inputOf(run, email)[call];
    refused(call, await run.host.call({ name: call, caller, input }), [401]);
  });

const refusesCustomer = (call: DocumentedCall): Row => {
  const title = `refuses ${ofAdmins.includes(call) ? 'a customer' : 'the data of another user'} with 403`;
  const row = undocumented(call, 'refusal', needsOf(call, customerOf(call)), title, async (run) => {
    const input = call === 'deleteOrder' ? { id: added(run, 'adminOrder')._id } : inputOf(run, run.unknownEmail)[call];
    const response = await run.host.call({ name: call, caller: customerOf(call), input });
    run.hasOrderOfUnknown ||= call === 'placeOrder' && response.status < 400;
    // The documentation states this status alone.
    if (call !== 'makeAdmin' || response.status !== 403) refused(call, response, [403]);
  });
  return { ...row, documented: call === 'makeAdmin' };
};

/** Who may make a call: a caller with a valid token, and a customer for their own data. */
export const refusals: Row[] = guarded.flatMap((call) => [
  refusesCaller(call, 'visitor', 'refuses a call without a token with 401'),
  refusesCaller(call, 'invalid', 'refuses an invalid token with 401'),
  refusesCustomer(call),
]);

/** Sends a body as text, and resolves to the response. */
type Send = (body: string) => Promise<HostResponse>;

/** Returns the body of a call in which these values are wrong. */
type BodyWith = (sample: object, wrong: readonly string[]) => object;

/** Expects that each value alone is refused; a refusal of several that names them proves it for these. */
async function refusesEach(
  call: DocumentedCall,
  send: Send,
  keys: readonly string[],
  bodyOf: (wrong: string[]) => object,
) {
  if (keys.length === 0) return;
  const response = await send(JSON.stringify(bodyOf([...keys])));
  refused(call, response, [400]);
  const named = namedIn(response);
  const isNamed = keys.some((key) => named.includes(key));
  expectThat(isNamed, `${call} answers 400, but issues names none of ${keys.join(', ')}`);
  for (const key of keys.filter((each) => !named.includes(each))) {
    const { status } = await send(JSON.stringify(bodyOf([key])));
    expectThat(status === 400, `${call} answers ${status} instead of 400 when ${key} alone is wrong`);
  }
}

const without: BodyWith = (sample, wrong) =>
  Object.fromEntries(Object.entries(sample).filter(([key]) => !wrong.includes(key)));

const withObjects: BodyWith = (sample, wrong) => ({ ...sample, ...Object.fromEntries(wrong.map((key) => [key, {}])) });

/** What a host does with bodies that are not as the contract says. */
export const badBodies: Row[] = guarded.flatMap((call): Row[] => {
  const entries: ObjectEntries | undefined = documentedCalls[call].body?.entries;
  if (!entries) return [];
  const caller = call === 'addPart' ? 'admin' : customerOf(call);
  // An order without the address of its customer is in no list, so that it could not be deleted.
  const values = Object.entries(entries).filter(([key]) => key !== 'userEmail');
  const keys = values.map(([key]) => key);
  const required = values.filter(([, schema]) => !is(schema, undefined)).map(([key]) => key);

  const row = (title: string, check: (send: Send, sample: object, prefix: string) => Promise<void>) =>
    undocumented(call, 'bad input', needsOf(call, caller), `refuses ${title} with 400`, async (run) => {
      if (call === 'updateUser' && !run.profile)
        throw new NotChecked('the profile of the customer is unknown, so that it could not be stored again');
      const input = inputOf(run, run.user)[call];
      await check((body) => run.host.call({ name: call, caller, input, body }), input, run.prefix);
    });

  const eachRow = (title: string, wrong: readonly string[], bodyWith: BodyWith) =>
    row(`${title} of ${wrong.join(', ')}`, async (send, sample, prefix) => {
      // One value with the prefix is right in every body, so that the run finds what the host adds in spite of it.
      const texts = new Map(Object.entries(sample).map(([key, value]) => [key, String(value)]));
      const kept = wrong.find((key) => texts.get(key)?.includes(prefix));
      const bodyOf = (some: string[]) => bodyWith(sample, some);
      await refusesEach(
        call,
        send,
        wrong.filter((key) => key !== kept),
        bodyOf,
      );
      await refusesEach(
        call,
        send,
        wrong.filter((key) => key === kept),
        bodyOf,
      );
    });

  return [
    eachRow('a missing value', required, without),
    eachRow('another type', keys, withObjects),
    row('a body that is not JSON', async (send) => refused(call, await send('{"'), [400])),
  ];
});

const badOrders = [
  ['refuses the order of an unknown part with 404', { product_name: 'no such part' }, [404]],
  ['refuses fewer than the minimum with 400, 409 or 422', { orderQuantity: 1 }, [400, 409, 422]],
  ['refuses more than is available with 400, 409 or 422', { orderQuantity: 100 }, [400, 409, 422]],
] as const;

/** What a host does with orders that it cannot fulfil. */
export const badValues: Row[] = badOrders.map(([title, values, statuses]) =>
  undocumented('placeOrder', 'bad input', ['user', 'admin', 'write'], title, async (run) => {
    added(run, 'part');
    const input = { ...orderOf(run, run.user, refusedName), ...values };
    refused('placeOrder', await run.host.call({ name: 'placeOrder', caller: 'user', input }), statuses);
  }),
);
