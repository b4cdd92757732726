import type { Texts } from '@dealerkit/ui/texts/en';
import { expectTypeOf, test } from 'vitest';
import type { IdentityReason } from './Identity.js';

test('every reason has its sentence, and every sentence its reason', () => {
  expectTypeOf<IdentityReason>().toEqualTypeOf<keyof Texts['identity']>();
});
