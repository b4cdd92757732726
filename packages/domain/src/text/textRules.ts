import { check, maxLength, nonEmpty, pipe, string, transform, trim } from 'valibot';
import { foldEmail } from './foldEmail.js';
import { isOneLine, isVisible } from './sameText.js';
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

/** Returns the schema of a storable text of which a reader sees something. */
export const requiredText = (length: number) => pipe(text(length), check(isVisible, 'is required'));

/** Returns the schema of a name, which has one line; it may be left empty, but not with characters that are not seen. */
export const nameText = (length: number) =>
  pipe(
    text(length),
    check(isOneLine, 'must not contain a line end, a tab or another control character'),
    check((value) => value.trim() === '' || isVisible(value), 'must have a character that is seen'),
  );

/** Returns the schema of a name that is not empty. */
export const requiredName = (length: number) => pipe(nameText(length), check(isVisible, 'is required'));

/** A folded e-mail address (D27). */
export const email = pipe(text(textLengths.users.email), trim(), transform(foldEmail), nonEmpty('is required'));
