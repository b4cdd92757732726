import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Texts } from '../../texts/en.js';
import { emailSchema } from '../credentials.js';

/** What it takes to be sent a link, with the messages of a catalogue. */
export const resetSchema = (texts: Texts) => object({ email: emailSchema(texts) });

/** What an accepted form hands on. */
export type Reset = InferOutput<ReturnType<typeof resetSchema>>;
