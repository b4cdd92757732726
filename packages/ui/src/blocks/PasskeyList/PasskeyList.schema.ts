import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { passkeyNameLength } from '@dealerkit/domain/passkeys';
import type { TextsOf } from '../../texts/en.js';

/** Validates the name of a new passkey. */
export const passkeySchema = (formatNumber: (value: number) => string) => (texts: TextsOf<'passkeys'>) =>
  object({
    name: pipe(
      string(),
      trim(),
      nonEmpty(texts.passkeys.nameRequired),
      maxLength(passkeyNameLength, texts.passkeys.nameTooLong(formatNumber(passkeyNameLength))),
    ),
  });
