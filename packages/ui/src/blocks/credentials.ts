import { minLength, nonEmpty, pipe, regex, string } from 'valibot';
import { textLengths } from '@dealerkit/domain/text/textLengths';
import type { TextsOf } from '../texts/en.js';
import { limitedText } from './limitedText.js';

/** The minimum length of a password. */
const MINIMUM_PASSWORD_LENGTH = 6;

/** Letters or digits, an @, letters, a dot and 2-3 letters, anywhere in the text. The specification fixes this pattern. */
export const emailPattern = /[a-z0-9]+@[a-z]+\.[a-z]{2,3}/i;

/** Validates an e-mail: first that it is present, then its pattern. */
export const emailSchema = (texts: TextsOf<'login'>) =>
  pipe(
    limitedText(textLengths.users.email, texts),
    nonEmpty(texts.login.emailRequired),
    regex(emailPattern, texts.login.emailInvalid),
  );

/** Validates a password; each form has its own message for a short password. */
export const passwordSchema = ({ login }: TextsOf<'login'>, tooShort: string) =>
  pipe(string(), nonEmpty(login.passwordRequired), minLength(MINIMUM_PASSWORD_LENGTH, tooShort));
