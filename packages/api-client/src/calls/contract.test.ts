import { ownPartValues } from '@dealerkit/domain/parts/partValues';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Call, splitEndpoint } from './call.js';
import { clientDeclaration, readmePath, summaries, withCallTable } from '../../build/callDocs.js';
import { contract } from './contract.js';
import { documentedCalls } from './documentedCalls.js';

/** Section 7 of the specification, verbatim; the last column includes the tokens of D14 and D15. */
const table = `
GET /admin/{email}            | none                                                                      | yes
PUT /user/{email}             | email, username                                                           | identity
GET /user                     | none                                                                      | yes
PUT /user/admin/{email}       | none                                                                      | yes
PUT /updateuser/{email}       | email, username, loaction, phone                                          | yes
GET /userOrders?email={email} | none                                                                      | yes
DELETE /myorders/{id}         | none                                                                      | yes
GET /parts                    | none                                                                      | no
GET /purchase/{id}            | none                                                                      | no
POST /orderparts              | userEmail, userName, product_name, address, phone, orderQuantity          | yes
POST /addparts                | product_name, description, price, image, minimum_order_quantity, available_quantity | yes
DELETE /singleproduct/{id}    | none                                                                      | yes
POST /addreview               | reviewName, reviewerEmail, productName, description, rating               | yes
GET /showReview               | none                                                                      | no
`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

const tokens = { access: 'yes', identity: 'identity', none: 'no' };

describe('the contract', () => {
  test('has the fourteen documented calls', () => {
    expect(Object.keys(documentedCalls)).toHaveLength(14);
  });

  // Own optional fields of parts, which no page sends to a host that has only the documented calls.
  const own: readonly string[] = ownPartValues;
  const withoutOwn = (fields: readonly string[]) => fields.filter((field) => !own.includes(field));

  test("is the specification's table, in its order (S131, S147, S148, S149, S150, S151, S152, S153, S154, S155, S156, S157, S158, S159, S160)", () => {
    const calls: Call[] = Object.values(documentedCalls);
    expect(
      calls.map(({ endpoint, body, token }) => [
        endpoint,
        body ? withoutOwn(Object.keys(body.entries)).join(', ') : 'none',
        tokens[token],
      ]),
    ).toEqual(rows);
  });
});

test('an endpoint splits into its method, path and query', () => {
  expect(splitEndpoint('GET /userOrders?email={email}')).toEqual({
    method: 'GET',
    path: '/userOrders',
    query: 'email={email}',
  });
  expect(splitEndpoint('PUT /user/admin/{email}')).toEqual({
    method: 'PUT',
    path: '/user/admin/{email}',
    query: '',
  });
});

test('every row has a sentence that says what the call does, and the README has those of the documented calls', () => {
  expect(Object.keys(summaries)).toEqual(Object.keys(contract));
  const readme = readFileSync(readmePath, 'utf8');
  // `npm run docs` writes it.
  expect(readme).toBe(withCallTable(readme));
  expect(readme.match(/^\| `\w+` +\| `(GET|PUT|POST|DELETE) /gm)).toHaveLength(Object.keys(documentedCalls).length);
});

test('the published declaration of the client has the sentence of each call, for editors', () => {
  const declarations = readFileSync(join(import.meta.dirname, '../../dist/calls/contract.d.ts'), 'utf8');
  expect(declarations).toContain(clientDeclaration);
  expect(clientDeclaration).toContain('/** Whether a user is an admin: `GET /admin/{email}`. */');
});

test('a write changes the responses of calls that read', () => {
  const calls: [string, Call][] = Object.entries(contract);
  const reads = calls.filter(([, { endpoint }]) => endpoint.startsWith('GET ')).map(([name]) => name);
  for (const [, { changes }] of calls) expect(reads).toEqual(expect.arrayContaining([...changes]));
});
