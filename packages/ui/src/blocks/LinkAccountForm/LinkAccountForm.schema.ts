import { object } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { emailSchema } from '../credentials.js';

/** Validates the e-mail address of an account. */
export const linkAccountSchema = (texts: TextsOf<'login'>) =>
  object({
    email: emailSchema(texts),
  });
