import { maxPasskeys } from '@dealerkit/domain/account/passkeys';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import type { AddedPasskey, ChallengePurpose, NewPasskey, PasskeyStore, StoredPasskey } from './PasskeyStore.ts';

const Row = v.object({
  _id: v.string(),
  name: v.string(),
  credential: v.string(),
  publicKey: v.string(),
  counter: v.number(),
  transports: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  createdAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
});

const ofUser = 'user_id = (SELECT users._id FROM users WHERE email = ?)';

const select = `SELECT _id, name, credential, public_key AS "publicKey", counter, transports, created_at AS "createdAt",
    last_used_at AS "lastUsedAt" FROM passkeys WHERE ${ofUser} ORDER BY created_at, _id`;

function* list(email: string): Statements<StoredPasskey[]> {
  return v.parse(v.array(Row), yield* query(select, email));
}

/** How many challenges of one user can be open. */
const maxChallenges = 10;

function* addChallenge(email: string, challenge: string, purpose: ChallengePurpose, until: number): Statements<void> {
  const user = yield* first('SELECT _id FROM users WHERE email = ?', email);
  if (!user) return;
  const userId = String(user['_id']);
  yield* send('DELETE FROM passkey_challenges WHERE ends_at <= ?', Date.now());
  const insert = 'INSERT INTO passkey_challenges (challenge, user_id, purpose, ends_at) VALUES (?, ?, ?, ?)';
  yield* send(insert, challenge, userId, purpose, until);
  yield* send(
    `DELETE FROM passkey_challenges WHERE user_id = ? AND challenge NOT IN (
       SELECT kept.challenge FROM passkey_challenges AS kept WHERE kept.user_id = ?
       ORDER BY kept.ends_at DESC, kept.challenge LIMIT ?)`,
    userId,
    userId,
    maxChallenges,
  );
}

/** A second transaction with the same challenge finds no row. */
function* takeChallenge(email: string, challenge: string, purpose: ChallengePurpose): Statements<boolean> {
  const taken = yield* query(
    `DELETE FROM passkey_challenges WHERE challenge = ? AND ${ofUser} RETURNING purpose, ends_at`,
    challenge,
    email,
  );
  return taken.some((row) => row['purpose'] === purpose && Number(row['ends_at']) > Date.now());
}

function* add(
  { newId, dialect }: SqlContext,
  { audit }: Changes,
  email: string,
  { name, credential, publicKey, counter, transports }: NewPasskey,
): Statements<AddedPasskey> {
  // The locked row keeps two registrations at once from passing the limit.
  const user = yield* first(`SELECT _id FROM users WHERE email = ? ${dialect.lock}`, email);
  if (!user) return { outcome: 'unknown user' };
  const stored = yield* list(email);
  if (stored.length >= maxPasskeys) return { outcome: 'too many' };
  const _id = newId();
  const added = yield* query(
    `INSERT INTO passkeys (_id, user_id, name, credential, public_key, counter, transports, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (credential) DO NOTHING RETURNING _id`,
    _id,
    String(user['_id']),
    name,
    credential,
    publicKey,
    counter,
    JSON.stringify(transports),
    Date.now(),
  );
  if (added.length === 0) return { outcome: 'taken' };
  audit.push({ actor: email, action: 'add passkey', subject: email, detail: name });
  return { outcome: 'added', _id };
}

function* recordUse(_id: string, counter: number): Statements<boolean> {
  // An authenticator without a counter always sends 0.
  const used = yield* query(
    `UPDATE passkeys SET counter = ?, last_used_at = ?
     WHERE _id = ? AND (counter < ? OR (counter = 0 AND counter = ?)) RETURNING _id`,
    counter,
    Date.now(),
    _id,
    counter,
    counter,
  );
  return used.length > 0;
}

function* rename(
  { dialect }: SqlContext,
  { audit }: Changes,
  email: string,
  _id: string,
  name: string,
): Statements<number> {
  const passkey = yield* first(`SELECT name FROM passkeys WHERE _id = ? AND ${ofUser} ${dialect.lock}`, _id, email);
  if (!passkey) return 0;
  yield* send('UPDATE passkeys SET name = ? WHERE _id = ?', name, _id);
  const detail = `${String(passkey['name'])} -> ${name}`;
  audit.push({ actor: email, action: 'rename passkey', subject: email, detail });
  return 1;
}

function* remove({ audit }: Changes, email: string, _id: string): Statements<number> {
  const removed = yield* query(`DELETE FROM passkeys WHERE _id = ? AND ${ofUser} RETURNING name`, _id, email);
  for (const { name } of removed) {
    audit.push({ actor: email, action: 'remove passkey', subject: email, detail: String(name) });
  }
  return removed.length;
}

function* reset({ audit }: Changes, email: string, actor: string): Statements<number> {
  const removed = yield* query(`DELETE FROM passkeys WHERE ${ofUser} RETURNING name`, email);
  const detail = removed.map(({ name }) => String(name)).join(', ');
  if (removed.length > 0) audit.push({ actor, action: 'reset passkeys', subject: email, detail });
  return removed.length;
}

/** The passkeys of both databases. */
export function createPasskeyStore(context: SqlContext): PasskeyStore {
  const { read, transact } = context;
  return {
    listPasskeys: (email) => read(list(email)),
    addPasskeyChallenge: (...challenge) => transact(() => addChallenge(...challenge)),
    takePasskeyChallenge: (...challenge) => transact(() => takeChallenge(...challenge)),
    addPasskey: (email, passkey) => transact((changes) => add(context, changes, email, passkey)),
    usePasskey: (_id, counter) => transact(() => recordUse(_id, counter)),
    renamePasskey: (email, _id, name) => transact((changes) => rename(context, changes, email, _id, name)),
    removePasskey: (email, _id) => transact((changes) => remove(changes, email, _id)),
    resetPasskeys: (email, actor) => transact((changes) => reset(changes, email, actor)),
  };
}
