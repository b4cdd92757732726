import { minLength, nonEmpty, pipe, regex, string, trim } from 'valibot';
import type { Texts } from '../texts/en.js';

/** The least length of a password (specification, section 9). */
const LEAST_PASSWORD_LENGTH = 6;

/** Letters or digits, an @, letters, a dot, 2-3 letters, anywhere in what was typed: as documented, never tightened (D8). */
const emailPattern = /[a-z0-9]+@[a-z]+\.[a-z]{2,3}/i;

/** An e-mail as login and signup take it; one that is missing is told before one that is wrong. */
export const emailSchema = ({ login }: Texts) =>
  pipe(string(), trim(), nonEmpty(login.emailRequired), regex(emailPattern, login.emailInvalid));

/** A password as login and signup take it, each with words of its own for one that is too short. */
export const passwordSchema = ({ login }: Texts, tooShort: string) =>
  pipe(string(), nonEmpty(login.passwordRequired), minLength(LEAST_PASSWORD_LENGTH, tooShort));
