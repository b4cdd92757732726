import { expect, it } from 'vitest';
import { dealerkitCapabilities, documentedCapabilities } from './capabilities.js';
import { additionalCalls } from './additionalCalls.js';
import { documentedCalls } from './documentedCalls.js';

it('names every additional call, and no documented one', () => {
  expect(dealerkitCapabilities).toMatchObject(
    Object.fromEntries(Object.keys(additionalCalls).map((name) => [name, true])),
  );
  for (const name of Object.keys(documentedCalls)) expect(dealerkitCapabilities).not.toHaveProperty(name);
});

it('gives a host of the documented calls none of them', () => {
  expect(Object.keys(documentedCapabilities)).toEqual(Object.keys(dealerkitCapabilities));
  expect(Object.values(documentedCapabilities)).not.toContain(true);
});
