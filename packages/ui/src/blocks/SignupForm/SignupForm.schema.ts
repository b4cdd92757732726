import { nonEmpty, object, pipe } from 'valibot';
import type { InferOutput } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { emailSchema, passwordSchema } from '../credentials.js';
import { limitedName } from '../limitedText.js';
import { textLengths } from '@dealerkit/domain/text/textLengths';

/** Validates the signup form, with the messages of a catalogue. */
export const signupSchema = (texts: TextsOf<'login' | 'signup'>) =>
  object({
    name: pipe(limitedName(textLengths.users.username, texts), nonEmpty(texts.signup.nameRequired)),
    email: emailSchema(texts),
    password: passwordSchema(texts, texts.signup.passwordTooShort),
  });

/** The valid values of the signup form. */
export type Signup = InferOutput<ReturnType<typeof signupSchema>>;
