import { documentedCalls } from '@dealerkit/api-client';
import { is, type ObjectEntries } from 'valibot';
import { type Answer, type Caller, namedIn } from '../host.ts';
import { expectThat, make, refused } from './expect.ts';
import { type DocumentedCall, documentedNames, needsOf, NotChecked, type Row, type Run, undocumented } from './row.ts';
import { inputOf, orderOf, refusedName } from './samples.ts';

const guarded = documentedNames.filter((name) => documentedCalls[name].token !== 'none');

const ofAdmins: readonly DocumentedCall[] = ['listUsers', 'makeAdmin', 'addPart', 'deletePart'];

/** The token that a customer sends. */
const customerOf = (name: DocumentedCall) => (documentedCalls[name].token === 'identity' ? 'identity' : 'user');

/** Places an order of the admin, which no customer may delete; it is deleted with the other orders of the run. */
async function placeAdminOrder(run: Run): Promise<string> {
  if (!run.part) throw new NotChecked('the part that the run should have added is missing');
  await make(run, 'placeOrder', 'admin', orderOf(run, run.admin));
  const orders = await make(run, 'listOrders', 'admin', { email: run.admin });
  const order = orders.findLast(({ userName }) => userName?.startsWith(run.prefix));
  expectThat(order !== undefined, 'the order of the admin is missing in listOrders');
  return order._id;
}

const refusesCaller = (call: DocumentedCall, caller: 'visitor' | 'invalid', title: string) =>
  undocumented(call, 'refusal', needsOf(call), title, async (run) => {
    const input = inputOf(run, run.user || run.nobody)[call];
    refused(call, await run.host.call({ name: call, caller, input }), [401]);
  });

const refusesCustomer = (call: DocumentedCall): Row => {
  const title = `refuses ${ofAdmins.includes(call) ? 'a customer' : 'the data of another user'} with 403`;
  const row = undocumented(call, 'refusal', needsOf(call, customerOf(call)), title, async (run) => {
    const input = call === 'deleteOrder' ? { id: await placeAdminOrder(run) } : inputOf(run, run.nobody)[call];
    const answer = await run.host.call({ name: call, caller: customerOf(call), input });
    // The documentation states this status alone.
    if (call !== 'makeAdmin' || answer.status !== 403) refused(call, answer, [403]);
  });
  return { ...row, documented: call === 'makeAdmin' };
};

/** Who may make a call: nobody without a valid token, and customers for their own data. */
export const refusals: Row[] = guarded.flatMap((call) => [
  refusesCaller(call, 'visitor', 'refuses a call without a token with 401'),
  refusesCaller(call, 'invalid', 'refuses an invalid token with 401'),
  refusesCustomer(call),
]);

type Bodies = (wrong: readonly string[]) => object;

/** Expects that each value alone is refused; a refusal of several that names them proves it for these. */
async function refusesEach(
  send: (body: object) => Promise<Answer>,
  name: DocumentedCall,
  keys: string[],
  bodyOf: Bodies,
) {
  if (keys.length === 0) return;
  const answer = await send(bodyOf(keys));
  refused(name, answer, [400]);
  const named = namedIn(answer);
  const isNamed = keys.some((key) => named.includes(key));
  expectThat(isNamed, `${name} answers 400, but issues names none of ${keys.join(', ')}`);
  for (const key of keys.filter((each) => !named.includes(each))) {
    const { status } = await send(bodyOf([key]));
    expectThat(status === 400, `${name} answers ${status} instead of 400 when ${key} alone is wrong`);
  }
}

/** What a host does with bodies that are not as the contract says. */
export const badBodies: Row[] = guarded.flatMap((call): Row[] => {
  const entries: ObjectEntries | undefined = documentedCalls[call].body?.entries;
  if (!entries) return [];
  // An order without the address of its customer is in no list, so that it could not be deleted.
  const values = Object.entries(entries).filter(([key]) => key !== 'userEmail');
  const keys = values.map(([key]) => key);
  const required = values.filter(([, schema]) => !is(schema, undefined)).map(([key]) => key);
  const caller: Caller = call === 'addPart' ? 'admin' : customerOf(call);

  const row = (title: string, wrong: readonly string[], bodiesOf: (sample: object) => Bodies | string) =>
    undocumented(
      call,
      'bad input',
      needsOf(call, call === 'addPart' ? 'admin' : customerOf(call)),
      title,
      async (run) => {
        const input = inputOf(run, run.user)[call];
        const send = async (body: object | string) =>
          run.host.call({ name: call, caller, input, body: typeof body === 'string' ? body : JSON.stringify(body) });
        const bodies = bodiesOf(input);
        if (typeof bodies === 'string') return refused(call, await send(bodies), [400]);
        // One value with the prefix is right in every body, so that the run finds what the host adds in spite of it.
        const sample = new Map<string, unknown>(Object.entries(input));
        const kept = wrong.find((key) => String(sample.get(key)).includes(run.prefix));
        await refusesEach(
          send,
          call,
          wrong.filter((key) => key !== kept),
          bodies,
        );
        await refusesEach(
          send,
          call,
          wrong.filter((key) => key === kept),
          bodies,
        );
      },
    );

  return [
    row(
      `refuses a body without ${required.join(', ')} with 400`,
      required,
      (sample) => (missing) => Object.fromEntries(Object.entries(sample).filter(([key]) => !missing.includes(key))),
    ),
    row(`refuses another type of ${keys.join(', ')} with 400`, keys, (sample) => (wrong) => ({
      ...sample,
      ...Object.fromEntries(wrong.map((key) => [key, {}])),
    })),
    row('refuses a body that is not JSON with 400', [], () => '{"'),
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
    if (!run.part) throw new NotChecked('the part that the run should have added is missing');
    const input = { ...orderOf(run, run.user, refusedName), ...values };
    refused('placeOrder', await run.host.call({ name: 'placeOrder', caller: 'user', input }), statuses);
  }),
);
