import { object } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { emailSchema } from '../credentials.js';

/** Validates the form that requests a reset link, with the messages of a catalogue. */
export const resetSchema = (texts: TextsOf<'login'>) => object({ email: emailSchema(texts) });
