import { languageCodes } from '@dealerkit/domain/text/languages';
import { NotificationChoices, withChoice } from '@dealerkit/domain/notifications/notifications';
import * as v from 'valibot';
import { first } from '../first.ts';
import { query, type Statements } from '../transactions.ts';

const Language = v.fallback(v.picklist(languageCodes), 'en');
const Off = v.fallback(NotificationChoices.entries.off, []);

/** The choices in a row; everything is on for a user without one. */
export const choicesOf = ({ language, disabled }: Record<string, unknown>): NotificationChoices => ({
  language: v.parse(Language, language),
  off: v.parse(Off, typeof disabled === 'string' ? JSON.parse(disabled) : []),
});

/** Reads the choices of the user with an `_id` or an e-mail address; undefined for an unknown one. */
export function* readChoices(
  column: '_id' | 'email',
  value: string,
): Statements<{ userId: string; choices: NotificationChoices } | undefined> {
  const row = yield* first(
    `SELECT users._id, language, disabled FROM users LEFT JOIN notification_choices ON user_id = users._id
     WHERE users.${column} = ?`,
    value,
  );
  return row && { userId: String(row['_id']), choices: choicesOf(row) };
}

/** Stores the choices of a user. */
export function* saveChoices(userId: string, { language, off }: NotificationChoices): Statements<void> {
  yield* query(
    `INSERT INTO notification_choices (user_id, language, disabled) VALUES (?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET language = excluded.language, disabled = excluded.disabled`,
    userId,
    language,
    JSON.stringify(off),
  );
}

/** Switches kinds on channels off, and leaves all other choices as they are. */
export function* switchOff(userId: string, off: NotificationChoices['off']): Statements<void> {
  const found = yield* readChoices('_id', userId);
  if (!found) return;
  const changed = off.reduce((choices, each) => withChoice(choices, { ...each, isOn: false }), found.choices);
  yield* saveChoices(userId, changed);
}
