import { check, maxLength, nonEmpty, pipe, string, transform, trim } from 'valibot';
import { foldEmail } from './foldEmail.js';
import { textLengths } from './textLengths.js';

/** Text that every supported database can store. */
export const storableText = pipe(
  string(),
  check((value) => !value.includes('\0'), 'must not contain a NUL character'),
  // With this flag the pattern finds a surrogate only outside of a pair.
  check((value) => !/\p{Surrogate}/u.test(value), 'must not contain half a character'),
);

/** Returns the schema of a storable text of at most this length. */
export const text = (length: number) =>
  pipe(storableText, maxLength(length, `must not be longer than ${length} characters`));

/** Returns the schema of a storable text that is not empty. */
export const requiredText = (length: number) =>
  pipe(
    text(length),
    check((value) => value.trim() !== '', 'is required'),
  );

/** A folded e-mail address (D27). */
export const email = pipe(text(textLengths.users.email), trim(), transform(foldEmail), nonEmpty('is required'));
