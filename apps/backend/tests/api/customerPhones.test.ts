import { expect, test } from 'vitest';
import { admin, startBackend } from '../startBackend.ts';

/** A backend, and what sends calls of an admin. */
async function startShop() {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  const authorization = `Bearer ${await backend.tokenOf(admin)}`;
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    backend.app.inject({ method, url: `/api${url}`, headers: { authorization }, payload });
  return { ...backend, dealer, send };
}

test('each text of a customer has every number that stands in it, and no digits that are none', async () => {
  const { dealer, send } = await startShop();
  const phones = ['01711-000142 (Rahim), 01811\u2011000143 (office)', '+880 (0)1911 000144/45', '1611000146'];
  const added = await send('POST', '/customers', { name: 'Salma', phones });
  const { insertedId: id } = added.json<{ insertedId: string }>();
  expect((await dealer.getCustomer({ id })).phones).toEqual([
    '+8801711000142',
    '+8801811000143',
    '+8801911000144',
    '+8801911000145',
    '+8801611000146',
  ]);
  for (const phone of ['+880 01711-000142', '00880 1811 000143', '০১৯১১০০০১৪৫', '01611000146'])
    expect((await send('POST', '/customers', { name: 'Other', phones: [phone] })).statusCode).toBe(409);

  const wrong = ['01711\u2011000142', '017110001', '0171100014211', '01711-000147, 01811-00014', '01711-000147 ext 5'];
  const refused = await send('POST', '/customers', { name: 'Other', phones: wrong });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    issues: [
      { path: 'phones.1', message: 'must be phone numbers that exist, such as 01812-345678; not read: 017110001' },
      { path: 'phones.2', message: expect.stringMatching(/not read: 0171100014211$/) as string },
      { path: 'phones.3', message: expect.stringMatching(/not read: 01811-00014$/) as string },
      { path: 'phones.4', message: expect.stringMatching(/not read: 5$/) as string },
    ],
  });
  const change = { read: { phones: (await dealer.getCustomer({ id })).phones }, changes: { phones: ['01711000'] } };
  const unchanged = await send('PUT', `/customers/${id}`, change);
  expect(unchanged.json()).toMatchObject({ issues: [{ path: 'changes.phones.0' }] });
  const many = Array.from({ length: 10 }, (_, index) => `01711-00020${index}/30`);
  expect((await send('POST', '/customers', { name: 'Other', phones: many })).json()).toMatchObject({
    issues: [{ path: 'phones', message: 'must not have more than 10 phone numbers' }],
  });
});

test('a start lists the phone numbers that cannot exist, on the overview too', async () => {
  const { dealer, store } = await startShop();
  const writer = { actor: admin };
  expect(await dealer.getOverview()).not.toHaveProperty('wrongPhones');
  const added = await store.addCustomer({ name: 'Karim', phones: ['+8801711'] }, writer);
  const _id = added.outcome === 'added' ? added._id : '';
  await (await startBackend({ store })).clientOf(admin);
  const expected = { count: 1, customers: [{ _id, name: 'Karim', phone: '+8801711' }] };
  await expect.poll(async () => (await dealer.getOverview()).wrongPhones).toEqual(expected);
  expect(await dealer.findAudit({ search: '+8801711' })).toMatchObject([
    { actor: 'start', action: 'find wrong phone number', subject: _id, detail: 'Karim +8801711' },
  ]);
});

test('local numbers are those of the country of the shop', async () => {
  const { clientOf } = await startBackend({ countryCode: '91' });
  const dealer = await clientOf(admin);
  const { insertedId: id } = await dealer.addCustomer({ name: 'Anil', phones: ['098300 12345 / 46'] });
  expect((await dealer.getCustomer({ id })).phones).toEqual(['+919830012345', '+919830012346']);
});
