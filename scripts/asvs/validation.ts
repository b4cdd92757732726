import { byDesign, met } from './requirement.ts';

/** V2, validation and business logic. */
export const validation = [
  byDesign(
    'The schemas of the contract are the documentation, and `/api/docs` and `openapi.json` are generated from them (`contract.ts`, `textRules.ts`).',
    ['2.1.1', 1, 'Documented rules for each value'],
  ),
  byDesign(
    'The rules between values are in `packages/domain` and in decisions [26](decisions/0026-an-order-is-lines-under-one-number.md), [27](decisions/0027-the-order-desk-and-the-books.md) and [28](decisions/0028-customers-ledgers-and-invoices.md).',
    ['2.1.2', 2, 'Documented rules between values'],
  ),
  byDesign(
    'Limits for each address, each user and the whole shop: [decision 9](decisions/0009-backend-limits-privacy-and-cache.md).',
    ['2.1.3', 2, 'Documented limits of use'],
  ),
  met(
    ['2.2.1', 1, 'Check input against expected values'],
    'Each call parses its input by the schema of the contract (`parse.ts`).',
    'refusals.test.ts: invalid input gets a 400 with the path of the field',
    'refusals.test.ts: with the paths of all invalid fields',
  ),
  met(
    ['2.2.2', 1, 'Check input on the server'],
    'The backend checks everything itself; forms use the same rules only to help (`parse.ts`).',
    'fuzz.test.ts: ${requests} broken calls cause no server error and no change',
  ),
  met(
    ['2.2.3', 2, 'Check values together'],
    'Quantity with minimum and stock, price with discount and delivery, step with status: in the transaction that writes.',
    'orders.ts: accepts quantities from the minimum to the whole stock, and refuses others',
    'orderTerms.ts: agrees prices, discount, delivery charge and note that are still those that were read (D51)',
  ),
  met(
    ['2.3.1', 1, 'Steps of a process in their order only'],
    'An order moves one step forward or back (`orderSteps.ts`), compared with the status that the admin saw.',
    'orderStatus.ts: refuses every step but one forward, one back and a cancellation, with the present order, and changes nothing (D53)',
  ),
  met(
    ['2.3.2', 2, 'Limits of use are enforced'],
    'Orders and reviews are counted by user, other changes but those of admins by address (`rateLimit.ts`).',
    'limits.test.ts: limit the sign-ins of one IP address, and set Retry-After',
    'limits.test.ts: count all writes together, without reads and sign-ins',
  ),
  met(
    ['2.3.3', 2, 'Changes happen whole or not at all'],
    'Each change is one transaction, on both databases.',
    'groupCommits.test.ts: rolls back only the change that throws',
    'orderLines.ts: refuses all lines, and names each that hinders the order',
  ),
  met(
    ['2.3.4', 2, 'Nothing scarce is sold twice'],
    'The stock is taken by a condition in the transaction of the order.',
    'socket.test.ts: sells 100 pieces to exactly 100 of 200 concurrent buyers',
    'ledger.ts: a payment is reversed once, also by two admins at once, and what belongs to an order never',
  ),
  met(
    ['2.4.1', 2, 'Limits against automated use'],
    'Limits by address and user, a budget of time for reads (`readLimit.ts`), and a queue that serves modest clients first (`readQueue.ts`).',
    'readLimit.test.ts: a client is refused when the time of its reads is used up, until the minute ends, and others are not',
    'limits.test.ts: calls above the concurrency limit get a 503, and later ones are served',
  ),
].flat();
