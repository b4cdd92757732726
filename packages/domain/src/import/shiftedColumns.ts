/** What of a part shows that its columns have shifted. */
export interface KindValues {
  /** What kind of part it is; empty if the list does not say. */
  kind: string;
  price: number;
  quantity: number;
}

/** A kind with fewer parts is compared with all parts. */
const MIN_PARTS = 20;

const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);

const limitsOf = (parts: readonly KindValues[]) => {
  const prices = ascending(parts.map(({ price }) => price));
  const quantities = ascending(parts.map(({ quantity }) => quantity));
  return {
    lowest: (prices[Math.floor(prices.length / 2)] ?? 0) / 100,
    // The 99th percentile of the other parts, which are one fewer.
    highest: quantities[Math.ceil(0.99 * (quantities.length - 1)) - 1] ?? Infinity,
  };
};

/**
 * Returns whether the columns of a part seem to have shifted: it costs less than 1 % of the median of its kind, and there are more pieces of it than of
 * 99 % of the others. Either alone is usual, for a bolt or a wheel stud.
 */
export const createShiftCheck = (parts: readonly KindValues[]): ((part: KindValues) => boolean) => {
  const all = limitsOf(parts);
  const partsByKind = new Map<string, KindValues[]>();
  for (const part of parts) {
    const ofKind = partsByKind.get(part.kind);
    if (ofKind) ofKind.push(part);
    else partsByKind.set(part.kind, [part]);
  }
  const limitsByKind = new Map(
    [...partsByKind]
      .filter(([, ofKind]) => ofKind.length >= MIN_PARTS)
      .map(([kind, ofKind]) => [kind, limitsOf(ofKind)]),
  );
  return ({ kind, price, quantity }) => {
    const { lowest, highest } = limitsByKind.get(kind) ?? all;
    return price < lowest && quantity > highest;
  };
};
