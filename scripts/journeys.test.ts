import { expect, it } from 'vitest';
import { outcomes } from '../e2e/failures/cases.ts';
import { roles } from '../e2e/hosts/cases.ts';
import { pagePaths } from '../packages/domain/src/paths.ts';
import { sharedTexts } from '../packages/ui/src/texts/en/shared.ts';

// Journeys know only what a shopper sees, so this compares their tables with those of the packages.
it('the journeys of hosts and of accessibility open every page', () => {
  const opened = [...roles.keys()].map((path) => path.replace(/\?.*/, '').replace(/\{\w+\}/, ':id'));
  // It is shown instead of other pages: `offline.spec.ts`.
  const { offline: _, ...others } = pagePaths;
  expect(Object.values(others).filter((path) => !opened.includes(path))).toEqual([]);
});

it('the outcomes of failed calls have each kind of error with its texts', () => {
  const kinds = Object.entries(sharedTexts.errors).map(([kind, { title, advice }]) => [kind, { title, text: advice }]);
  expect(outcomes).toMatchObject(Object.fromEntries(kinds));
});
