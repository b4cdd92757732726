import { expect } from 'vitest';

/** Other programs on the machine only ever raise a figure, so one round within the limits proves them. */
const maxRounds = 3;

/** Measures again while a figure is above its limit, and fails if no round has all of them within. What a round itself expects is not repeated. */
export async function expectWithin<Name extends string>(
  limits: Readonly<Record<Name, number>>,
  measure: () => Promise<Readonly<Record<Name, number>>>,
): Promise<void> {
  const names = Object.keys(limits) as Name[];
  let above: string[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const figures = await measure();
    above = names
      .filter((name) => !(figures[name] <= limits[name]))
      .map((name) => `${name}: ${figures[name].toFixed(0)} instead of ${limits[name]} at most`);
    if (above.length === 0) return;
  }
  expect(above).toEqual([]);
}
