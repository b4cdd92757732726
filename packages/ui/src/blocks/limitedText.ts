import { toName } from '@dealerkit/domain/text/sameText';
import { maxLength, pipe, string, transform, trim } from 'valibot';
import { formatNumber } from '../format/numbers.js';
import type { SharedTexts } from '../texts/en/shared.js';

type Messages = Pick<SharedTexts, 'common' | 'locale'>;

/** Returns the message for a text that is longer than this. */
export const tooLong = (length: number, { common, locale }: Messages): string =>
  common.tooLong(formatNumber(length, locale));

/** Validates a text of at most this length, without the white space around it. Hosts refuse a longer one. */
export const limitedText = (length: number, messages: Messages) =>
  pipe(string(), trim(), maxLength(length, tooLong(length, messages)));

/** Validates a name of at most this length: pasted line ends and tabs become spaces, and what a reader does not see is empty. */
export const limitedName = (length: number, messages: Messages) =>
  pipe(string(), transform(toName), maxLength(length, tooLong(length, messages)));
