const BANGLA_ZERO = 0x09e6;

/** Brings text to the form it is compared in: any case, any way to compose letters, Latin digits without grouping commas. */
export const foldText = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))
    .replace(/(?<=\d),(?=\d)/g, '');

const allRows = (count: number): Uint32Array => {
  const positions = new Uint32Array(count);
  for (let position = 0; position < count; position += 1) positions[position] = position;
  return positions;
};

/**
 * Finds the rows whose folded text holds every word of the query, and says where they stand; in the given order of
 * positions, or else in their own.
 */
export const findRows = (foldedTexts: readonly string[], query: string, order?: Uint32Array): Uint32Array => {
  const inOrder = order ?? allRows(foldedTexts.length);
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return inOrder;
  const found = new Uint32Array(inOrder.length);
  let count = 0;
  for (const position of inOrder) {
    const text = foldedTexts[position] ?? '';
    if (!words.every((word) => text.includes(word))) continue;
    found[count] = position;
    count += 1;
  }
  return found.slice(0, count);
};
