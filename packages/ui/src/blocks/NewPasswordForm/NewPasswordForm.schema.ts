import { object } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { passwordSchema } from '../credentials.js';

/** Validates a new password, with the messages of a catalogue. */
export const newPasswordSchema = (texts: TextsOf<'login'>) =>
  object({ password: passwordSchema(texts, texts.login.passwordTooShort) });
