import { maxLength, pipe, string, trim } from 'valibot';
import { formatNumber } from '../format/numbers.js';
import type { SharedTexts } from '../texts/en/shared.js';

type Messages = Pick<SharedTexts, 'common' | 'locale'>;

/** Returns the message for a text that is longer than this. */
export const tooLong = (length: number, { common, locale }: Messages): string =>
  common.tooLong(formatNumber(length, locale));

/** Validates a text of at most this length, without the white space around it. Hosts refuse a longer one. */
export const limitedText = (length: number, messages: Messages) =>
  pipe(string(), trim(), maxLength(length, tooLong(length, messages)));
