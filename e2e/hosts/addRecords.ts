import { admin } from '../accounts.ts';
import type { Account } from '../accounts.ts';
import { expect } from '../test.ts';
import type { Fixtures, Part } from '../test.ts';
import { profile } from './cases.ts';
import type { ApiHost } from './cases.ts';
import type { APIRequestContext } from 'playwright/test';

/** What stands for the names in braces of a path. */
export type Ids = Record<string, string>;

type Tools = Pick<Fixtures, 'apiUrl' | 'authorizationOf' | 'newPart' | 'newOrder'> & { request: APIRequestContext };

/** Hands an order over and resolves to the number of its invoice. */
async function invoiceOf(
  { request, apiUrl, authorizationOf }: Tools,
  id: string,
  orderNumber: number,
): Promise<string> {
  const headers = await authorizationOf(admin);
  const statuses = ['placed', 'confirmed', 'packed', 'handedOver'];
  for (const [n, to] of statuses.slice(1).entries())
    await expect(
      await request.put(`${apiUrl}/orders/${id}/status`, { headers, data: { from: statuses[n], to } }),
    ).toBeOK();
  const issued = await request.post(`${apiUrl}/orders/number/${orderNumber}/invoice`, { headers });
  await expect(issued).toBeOK();
  return ((await issued.json()) as { number: string }).number;
}

/** Adds a part with facts. It is read again, since a host need not tell the id. */
async function addPart({ request, apiUrl, newPart }: Tools): Promise<Part> {
  const name = `Spring Pin ${crypto.randomUUID().slice(0, 8)}`;
  await newPart({ product_name: name, description: 'Hardened.\nOEM: 1823-45 A' });
  const parts = (await (await request.get(`${apiUrl}/parts`)).json()) as Part[];
  const part = parts.find(({ product_name }) => product_name === name);
  if (!part) throw new Error(`${name} was added but is not found.`);
  return part;
}

/** Adds what a visitor opens: a part with facts. */
export const addVisited = async (tools: Tools): Promise<Ids> => ({ '{part}': (await addPart(tools))._id });

/** Adds a part with facts, and a profile, two orders, an invoice and a review of a new customer. */
export async function addRecords(tools: Tools, customer: Account & { name: string }, host: ApiHost): Promise<Ids> {
  const { request, apiUrl, authorizationOf, newOrder } = tools;
  const { email, name } = customer;
  const part = await addPart(tools);
  const headers = await authorizationOf(customer);
  const saved = { email, username: name, loaction: profile.address, phone: profile.phone };
  await expect(await request.put(`${apiUrl}/updateuser/${email}`, { headers, data: saved })).toBeOK();
  await newOrder(customer, part);
  const review = { reviewName: name, reviewerEmail: email, productName: 'Pin', description: 'Fits.', rating: 4 };
  await expect(await request.post(`${apiUrl}/addreview`, { headers, data: review })).toBeOK();
  const orders = await request.get(`${apiUrl}/userOrders?email=${email}`, { headers });
  const order = ((await orders.json()) as { _id: string }[]).at(-1)?._id ?? '';
  const search = encodeURIComponent(email);
  const ids = { '{part}': part._id, '{order}': order, '{customer}': search };
  if (host === 'other') return { ...ids, '{record}': order, '{invoice}': order };
  const delivered = await newOrder(customer, part);
  const found = await request.get(`${apiUrl}/orders?search=${search}`, { headers: await authorizationOf(admin) });
  const lines = (await found.json()) as { _id: string; orderNumber: number; customer: string }[];
  const line = lines.find(({ _id }) => _id === delivered);
  if (!line) throw new Error(`The order ${delivered} of ${email} was placed but is not found.`);
  return { ...ids, '{record}': line.customer, '{invoice}': await invoiceOf(tools, delivered, line.orderNumber) };
}
