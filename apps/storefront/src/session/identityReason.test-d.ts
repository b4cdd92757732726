import type { Texts } from '@dealerkit/ui/texts/en';
import { expectTypeOf, test } from 'vitest';
import type { IdentityReason } from './identity.js';

test('every reason has a sentence, and every sentence a reason', () => {
  expectTypeOf<IdentityReason>().toEqualTypeOf<keyof Texts['identity']>();
});
