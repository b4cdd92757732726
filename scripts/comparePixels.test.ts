import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, it, vi } from 'vitest';
import { differenceOf } from './comparePixels.ts';
import { baselines } from './pictures.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Place {
  x: number;
  y: number;
}

const width = 48;
const height = 24;

/** How bright a pixel is to the eye, from 0 to 255. */
const brightness = ({ data }: PNG, at: number): number =>
  (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.6 + (data[at + 2] ?? 0) * 0.1;

const copyOf = (picture: PNG): PNG =>
  Object.assign(new PNG({ width: picture.width, height: picture.height }), { data: Buffer.from(picture.data) });

/** The picture with one small box of it, or with all of it, moved; what it leaves stays as it was. */
function moved(
  picture: PNG,
  by: Place,
  from: Place = { x: 0, y: 0 },
  box = { width: picture.width - by.x, height: picture.height - by.y },
): PNG {
  const result = copyOf(picture);
  for (let row = 0; row < box.height; row += 1) {
    const source = ((from.y + row) * picture.width + from.x) * 4;
    picture.data.copy(result.data, source + (by.y * picture.width + by.x) * 4, source, source + box.width * 4);
  }
  return result;
}

/** A small part of a picture, so that a thousand comparisons take seconds. */
function partOf(picture: PNG, { x, y }: Place): PNG {
  const part = new PNG({ width: width + 2, height: height + 2 });
  for (let row = 0; row < part.height; row += 1) {
    const source = ((y + row) * picture.width + x) * 4;
    picture.data.copy(part.data, row * part.width * 4, source, source + part.width * 4);
  }
  return part;
}

/** How many pixels became visibly brighter or darker. */
function changed(before: PNG, after: PNG): number {
  let count = 0;
  for (let at = 0; at < before.data.length; at += 4)
    if (Math.abs(brightness(before, at) - brightness(after, at)) > 24) count += 1;
  return count;
}

/** Every box of a picture, side by side. */
function* places(picture: PNG): Generator<Place> {
  for (let y = 0; y + height + 2 <= picture.height; y += height)
    for (let x = 0; x + width + 2 <= picture.width; x += width) yield { x, y };
}

/** Every pixel a little brighter or darker, as smoothed edges are on another processor; always the same way. */
function noisy(picture: PNG): PNG {
  const result = copyOf(picture);
  let seed = 1;
  for (let at = 0; at < result.data.length; at += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    if (at % 4 !== 3) result.data[at] = Math.min(255, Math.max(0, (picture.data[at] ?? 0) + (seed % 9) - 4));
  }
  return result;
}

it('has a picture of each of the fourteen screens', () => {
  const onPhones = readdirSync(baselines).filter((file) => file.endsWith('--default.surma-en-light-360.png'));
  expect(onPhones).toHaveLength(14);
});

/** Photographs, a form, and a list of cards. */
const examples = ['homescreen', 'loginscreen', 'myordersscreen'];

describe.each(examples)('the picture of the %s', (screen) => {
  const file = join(baselines, `screens-${screen}--default.surma-en-light-360.png`);
  const picture = PNG.sync.read(readFileSync(file));

  it('equals itself, and itself with the noise of another machine', () => {
    expect(differenceOf(picture, copyOf(picture))).toBeUndefined();
    expect(differenceOf(picture, noisy(picture))).toBeUndefined();
  });

  it.each([
    ['right', { x: 2, y: 0 }],
    ['down', { x: 0, y: 2 }],
  ])('differs when all of it has moved by 2 px %s', (_way, by) => {
    expect(differenceOf(picture, moved(picture, by))?.reason).toMatch(/^differs in \d{3,} pixels$/);
  });

  it.each([
    ['right', { x: 2, y: 0 }],
    ['down', { x: 0, y: 2 }],
  ])('differs when any word or line of it has moved by 2 px %s', (_way, by) => {
    let seen = 0;
    for (const place of places(picture)) {
      const before = partOf(picture, place);
      const after = moved(before, by, { x: 0, y: 0 }, { width, height });
      if (changed(before, after) < 20) continue;
      seen += 1;
      expect(differenceOf(before, after), `at ${place.x}, ${place.y}`).toBeDefined();
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('differs when it is two pixels longer', () => {
    const longer = new PNG({ width: picture.width, height: picture.height + 2 });
    expect(differenceOf(picture, longer)?.reason).toBe(
      `is 360 x ${picture.height + 2} px instead of 360 x ${picture.height} px`,
    );
  });
});
