import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { emailSchema, passwordSchema } from '../credentials.js';

/** Validates the login form, with the messages of a catalogue. */
export const loginSchema = (texts: TextsOf<'login'>) =>
  object({
    email: emailSchema(texts),
    password: passwordSchema(texts, texts.login.passwordTooShort),
  });

/** The valid values of the login form. */
export type Login = InferOutput<ReturnType<typeof loginSchema>>;
