import { byDesign, met, notApplicable } from './requirement.ts';

/** V8, authorization. */
export const authorization = [
  byDesign(
    '`policies.ts` is a table of every call with who may make it; the rules are D24 and D56 of the [decisions](decisions/product.md).',
    ['8.1.1', 1, 'Documented rights'],
  ),
  byDesign(
    'Which fields a caller gets: [decision 9](decisions/0009-backend-limits-privacy-and-cache.md), [27](decisions/0027-the-order-desk-and-the-books.md) and [28](decisions/0028-customers-ledgers-and-invoices.md).',
    ['8.1.2', 2, 'Documented rights on fields'],
  ),
  met(
    ['8.2.1', 1, 'Each call needs a right'],
    'A call without a row in `policies.ts` does not compile.',
    'policies.test.ts: %s answers a visitor, the owner, another user and an admin with their statuses',
  ),
  met(
    ['8.2.2', 1, 'Each row needs a right'],
    'A call about a row names its owner (`authorize.ts`), and lists are read with `ownRows`.',
    'ownership.test.ts: is hidden from an account until the address is verified, except what the account placed (D56)',
  ),
  met(
    ['8.2.3', 2, 'Each field needs a right'],
    'Admins get more fields than customers, from their own queries.',
    'orderDesk.test.ts: gives the customer of an order to admins only, and the orders of another one to no other user',
    'orderStatus.ts: shows a customer no address of an admin, and an admin who set each status',
  ),
  met(
    ['8.3.1', 1, 'Rights are checked on the server'],
    'The guards of the pages only choose what is shown.',
    'policies.test.ts: %s answers a visitor, the owner, another user and an admin with their statuses',
    'identity.test.ts: an admin who is removed by another admin loses the role at once',
  ),
  notApplicable('A backend serves one dealer.', ['8.4.1', 2, 'Tenants are separated']),
].flat();
