import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxClockLead } from '../site/clocks.js';
import { passkeyProofTime, passkeyRefusal } from './passkeys.js';

const now = 1_800_000_000;
const fresh = { passkey: 'a', at: now - 60 };

describe('a protected call', () => {
  it.each([
    ['without a passkey, where none is required', [], undefined, false, undefined],
    ['without a passkey, where one is required', [], undefined, true, 'missing'],
    ['with the confirmation of a passkey that was the last one', [], fresh, true, 'missing'],
    ['without a confirmation', ['a'], undefined, false, 'unconfirmed'],
    ['with a confirmation', ['a', 'b'], fresh, true, undefined],
    ['with the confirmation of a removed passkey', ['b'], fresh, false, 'unconfirmed'],
    ['just before a confirmation ends', ['a'], { passkey: 'a', at: now - passkeyProofTime + 1 }, true, undefined],
    [
      'with a confirmation as far ahead as clocks differ',
      ['a'],
      { passkey: 'a', at: now + maxClockLead },
      true,
      undefined,
    ],
    ['with a confirmation from the future', ['a'], { passkey: 'a', at: now + maxClockLead + 1 }, true, 'unconfirmed'],
    ['once a confirmation has ended', ['a'], { passkey: 'a', at: now - passkeyProofTime }, true, 'unconfirmed'],
  ])('%s: passkeys %j, proof %j, required %j is answered with %j', (_, passkeys, proof, required, refusal) => {
    expect(passkeyRefusal({ passkeys, proof, required, now })).toBe(refusal);
  });

  it('of an admin with passkeys is accepted only with a confirmation by one of them in the last 15 minutes', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 });
    const proofs = fc.record({
      passkey: fc.constantFrom('a', 'b', 'c'),
      at: fc.integer({ min: now - 3600, max: now }),
    });
    fc.assert(
      fc.property(ids, proofs, fc.boolean(), (passkeys, proof, required) => {
        const isAccepted = passkeyRefusal({ passkeys, proof, required, now }) === undefined;
        expect(isAccepted).toBe(passkeys.includes(proof.passkey) && now - proof.at < 900);
      }),
    );
  });
});
