import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CARD_FORMAT, croppedSize, cropRect } from './cropRect.js';

const side = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: side, height: side });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({ zoom: fc.double({ min: 1, max: 4, noNaN: true }), x: fraction, y: fraction });

it('shows a whole picture in the middle, with the background beside it', () => {
  expect(cropRect({ width: 500, height: 900 }, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({
    width: 0.5,
    height: 1,
    left: 0.25,
    top: 0,
  });
});

it('keeps the format of the picture, and leaves no more background than needed', () => {
  fc.assert(
    fc.property(size, crop, (picture, placed) => {
      const { width, height, left, top } = cropRect(picture, placed);
      expect((width / height) * CARD_FORMAT).toBeCloseTo(picture.width / picture.height, 5);
      // Its edges are both outside of the frame, or both inside.
      for (const [start, length] of [
        [left, width],
        [top, height],
      ] as const) {
        const [end, isLarger] = [start + length, length >= 1];
        expect(isLarger ? start <= 1e-9 && end >= 1 - 1e-9 : start >= -1e-9 && end <= 1 + 1e-9).toBe(true);
      }
    }),
  );
});

it('makes a picture in the format of a card that is not larger than its source', () => {
  expect(croppedSize({ width: 4000, height: 3000 }, { zoom: 1, x: 0, y: 0 })).toEqual({ width: 1600, height: 1440 });
  expect(croppedSize({ width: 800, height: 600 }, { zoom: 2, x: 0, y: 0 })).toEqual({ width: 400, height: 360 });
  fc.assert(
    fc.property(size, crop, (picture, placed) => {
      const { width, height } = croppedSize(picture, placed);
      expect(Math.abs(width - height * CARD_FORMAT)).toBeLessThanOrEqual(CARD_FORMAT);
      expect(width * cropRect(picture, placed).width).toBeLessThanOrEqual(picture.width + placed.zoom);
    }),
  );
});
