import { first } from '../sql/first.ts';
import { searchTextOf } from '../texts/searchTextOf.ts';
import { send, type Statements } from '../sql/transactions.ts';

/** The line of the search text of an order that has the e-mail address. */
const emailLine = 2;

/** Gives orders to an account, or takes them from it with the empty address. */
export function* setOrderEmail(numbers: readonly number[], email: string): Statements<void> {
  for (const number of numbers) {
    const row = yield* first('SELECT search_text FROM orders WHERE number = ?', number);
    const lines = String(row?.['search_text']).split('\n');
    const text = lines.map((line, index) => (index === emailLine ? searchTextOf(email) : line)).join('\n');
    yield* send('UPDATE orders SET "userEmail" = ?, search_text = ? WHERE number = ?', email, text, number);
  }
}
