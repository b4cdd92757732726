import * as v from 'valibot';
import { searchTextOf } from '../texts/searchTextOf.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import { createHide } from './hide.ts';

const EntryRow = v.object({
  _id: v.string(),
  actor: v.string(),
  action: v.string(),
  subject: v.string(),
  detail: v.string(),
});

/** What identifies a person in an entry. */
interface KnownPerson {
  emails: readonly string[];
  /** What no other user has, such as phone numbers; it is hidden in every entry. */
  unique: readonly string[];
  /** What others may have too, such as names; it is hidden in entries about the person. */
  shared: readonly string[];
  /** The ids and numbers of what belongs to the person. */
  subjects: readonly string[];
}

/** The earlier addresses of a user which no other user has today. */
export function* formerEmails({ dialect }: SqlContext, emails: readonly string[]): Statements<string[]> {
  const found = [...emails];
  for (let next = found; next.length > 0;) {
    const rows = yield* query(
      `SELECT DISTINCT detail FROM audit WHERE action = 'change address' AND ${dialect.among('subject')}
       AND NOT EXISTS (SELECT 1 FROM users WHERE email = detail) AND NOT EXISTS (SELECT 1 FROM customers WHERE email = detail)`,
      JSON.stringify(next),
    );
    next = rows.map(({ detail }) => String(detail)).filter((email) => !found.includes(email));
    found.push(...next);
  }
  return found.slice(emails.length);
}

/** Puts a pseudonym in the place of a person in all entries. */
export function* eraseFromAudit({ dialect }: SqlContext, person: KnownPerson, pseudonym: string): Statements<void> {
  const { emails, unique, shared, subjects } = person;
  const everywhere = [...new Set([...emails, ...unique])];
  const rows = yield* query(
    `SELECT _id, actor, action, subject, detail FROM audit
     WHERE ${dialect.among('actor')} OR ${dialect.among('subject')} OR ${dialect.contains('detail')}`,
    JSON.stringify(emails),
    JSON.stringify([...emails, ...subjects]),
    JSON.stringify(everywhere),
  );
  const about = new Set([...emails, ...subjects]);
  const hide = createHide(everywhere, pseudonym);
  const hideAll = createHide([...everywhere, ...shared], pseudonym);
  for (const entry of v.parse(v.array(EntryRow), rows)) {
    const { _id, action } = entry;
    const [actor, subject] = [hide(entry.actor), hide(entry.subject)];
    const detail = (about.has(entry.subject) ? hideAll : hide)(entry.detail);
    yield* send(
      `UPDATE audit SET actor = ?, subject = ?, detail = ?${dialect.audit.hasText ? ', search_text = ?' : ''} WHERE _id = ?`,
      actor,
      subject,
      detail,
      ...(dialect.audit.hasText ? [searchTextOf(actor, action, subject, detail)] : []),
      _id,
    );
  }
}
