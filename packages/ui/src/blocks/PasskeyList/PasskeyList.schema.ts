import { nonEmpty, object, pipe } from 'valibot';
import { passkeyNameLength } from '@dealerkit/domain/account/passkeys';
import type { TextsOf } from '../../texts/en.js';
import { limitedName } from '../limitedText.js';

/** Validates the name of a new passkey. */
export const passkeySchema = (texts: TextsOf<'passkeys'>) =>
  object({ name: pipe(limitedName(passkeyNameLength, texts), nonEmpty(texts.passkeys.nameRequired)) });
