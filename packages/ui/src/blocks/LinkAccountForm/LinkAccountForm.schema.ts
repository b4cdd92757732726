import { nonEmpty, object, pipe, regex, string, trim } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { emailPattern } from '../credentials.js';

/** Validates the e-mail address of an account. */
export const linkAccountSchema = ({ login }: TextsOf<'login'>) =>
  object({
    email: pipe(string(), trim(), nonEmpty(login.emailRequired), regex(emailPattern, login.emailInvalid)),
  });
