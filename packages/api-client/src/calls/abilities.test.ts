import { expect, it } from 'vitest';
import { dealerkitAbilities, documentedAbilities } from './abilities.js';
import { additionalCalls } from './additionalCalls.js';
import { documentedCalls } from './documentedCalls.js';

it('names every additional call, and no documented one', () => {
  expect(dealerkitAbilities).toMatchObject(
    Object.fromEntries(Object.keys(additionalCalls).map((name) => [name, true])),
  );
  for (const name of Object.keys(documentedCalls)) expect(dealerkitAbilities).not.toHaveProperty(name);
});

it('gives a host of the documented calls none of them', () => {
  expect(Object.keys(documentedAbilities)).toEqual(Object.keys(dealerkitAbilities));
  expect(Object.values(documentedAbilities)).not.toContain(true);
});
