import { nonEmpty, object, pipe } from 'valibot';
import { passkeyNameLength } from '@dealerkit/domain/passkeys';
import type { TextsOf } from '../../texts/en.js';
import { limitedText } from '../limitedText.js';

/** Validates the name of a new passkey. */
export const passkeySchema = (texts: TextsOf<'passkeys'>) =>
  object({ name: pipe(limitedText(passkeyNameLength, texts), nonEmpty(texts.passkeys.nameRequired)) });
