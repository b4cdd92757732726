import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Of what white and black differ by: about a dozen steps of grey, which no eye sees on a thin line. */
const threshold = 0.05;

/** Differing pixels that are forgiven: a corner that a processor rounds its own way. What moves by two pixels has more. */
const forgiven = 10;

/** How two pictures differ, as a sentence and as a picture of the differences; nothing where they count as equal. */
export interface Difference {
  reason: string;
  picture?: PNG;
}

/** Compares two pictures pixel by pixel; colours that no eye tells apart count as equal. */
export function differenceOf(expected: PNG, actual: PNG): Difference | undefined {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height)
    return { reason: `is ${actual.width} x ${actual.height} px instead of ${width} x ${height} px` };
  const picture = new PNG({ width, height });
  const differing = pixelmatch(expected.data, actual.data, picture.data, width, height, {
    threshold,
    // Thin lines look like smoothed edges, and may not move unseen.
    includeAA: true,
  });
  return differing > forgiven ? { reason: `differs in ${differing} pixels`, picture } : undefined;
}
