import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Texts } from '../../texts/en.js';
import { passwordSchema } from '../credentials.js';

/** What a new password must be, with the messages of a catalogue. */
export const newPasswordSchema = (texts: Texts) =>
  object({ password: passwordSchema(texts, texts.login.passwordTooShort) });

/** What an accepted form hands on. */
export type NewPassword = InferOutput<ReturnType<typeof newPasswordSchema>>;
