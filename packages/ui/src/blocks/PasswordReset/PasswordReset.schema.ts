import { object } from 'valibot';
import type { Texts } from '../../texts/en.js';
import { emailSchema } from '../credentials.js';

/** What it takes to be sent a link, with the messages of a catalogue. */
export const resetSchema = (texts: Texts) => object({ email: emailSchema(texts) });
