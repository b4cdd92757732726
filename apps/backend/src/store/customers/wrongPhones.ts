import type { WrongPhones } from '@dealerkit/domain/books/overview';
import { numbersIn } from '@dealerkit/domain/phones/readPhones';
import * as v from 'valibot';
import { type SqlContext, query, type Statements } from '../sql/transactions.ts';
import type { CustomerStore } from './CustomerStore.ts';

/** How many of them the overview lists. */
const listLength = 10;

const Unchecked = v.array(v.object({ phone: v.string(), customer: v.string(), name: v.string() }));

const unchecked = `SELECT phone, customer, name FROM customer_phones JOIN customers ON _id = customer
  WHERE valid IS NULL ORDER BY phone LIMIT ?`;

const Wrong = v.array(v.object({ _id: v.string(), name: v.string(), phone: v.string() }));

function* findWrongPhones(): Statements<WrongPhones> {
  const rows = yield* query(
    `SELECT _id, name, phone FROM customer_phones JOIN customers ON _id = customer WHERE valid = 0 ORDER BY phone LIMIT ?`,
    listLength,
  );
  const [all] = yield* query('SELECT count(*) AS phones FROM customer_phones WHERE valid = 0');
  return { count: Number(all?.['phones']), customers: v.parse(Wrong, rows) };
}

/** The check of the phone numbers that customers have already, which changes none of them. */
export const wrongPhones = ({
  transact,
  read,
  countryCode,
}: SqlContext): Pick<CustomerStore, 'checkPhones' | 'findWrongPhones'> => ({
  async checkPhones(limit) {
    const phones = v.parse(Unchecked, await read(query(unchecked, limit)));
    if (phones.length === 0) return 0;
    const checked = phones.map((row) => ({ ...row, isValid: numbersIn(row.phone, countryCode).join() === row.phone }));
    await transact(function* (changes) {
      for (const { phone, customer, name, isValid } of checked) {
        const check = 'UPDATE customer_phones SET valid = ? WHERE phone = ? AND valid IS NULL RETURNING phone';
        const [row] = yield* query(check, isValid ? 1 : 0, phone);
        if (!row || isValid) continue;
        const detail = `${name} ${phone}`.trim();
        changes.audit.push({ actor: 'start', action: 'find wrong phone number', subject: customer, detail });
      }
    });
    return phones.length;
  },

  findWrongPhones: () => read(findWrongPhones()),
});
