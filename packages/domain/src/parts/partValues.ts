import type { Part } from '../entities.js';
import { textLengths } from '../text/textLengths.js';

/** What is asked of a text of one line. */
interface LineRules {
  kind: 'line';
  /** The maximum number of characters. */
  length: number;
}

/** What is asked of a whole number. */
interface QuantityRules<Minimum = number> {
  kind: 'quantity';
  minimum: Minimum;
}

/** The rules of a value of a part; `label` names its text in the catalogues. */
type PartValueRules = { label: string } & (
  | LineRules
  | QuantityRules
  | { kind: 'text' | 'address' | 'price'; length: number }
);

/** An own value is kept by the dealerkit backend only; it is optional, and `null` in a change clears it. */
type OwnValueRules = { label: string; isOwn: true } & (LineRules | QuantityRules<0>);

/** The values of a part, in the order of lists and forms. */
export const partValues = {
  product_name: { label: 'productName', kind: 'line', length: textLengths.parts.product_name },
  price: { label: 'price', kind: 'price', length: textLengths.parts.price },
  minimum_order_quantity: { label: 'minimumOrder', kind: 'quantity', minimum: 1 },
  available_quantity: { label: 'available', kind: 'quantity', minimum: 0 },
  image: { label: 'image', kind: 'address', length: textLengths.parts.image },
  description: { label: 'description', kind: 'text', length: textLengths.parts.description },
  reorder_level: { label: 'reorderLevel', kind: 'quantity', minimum: 0, isOwn: true },
  shelf: { label: 'shelf', kind: 'line', length: textLengths.parts.shelf, isOwn: true },
} as const satisfies Record<Exclude<keyof Part, '_id' | 'extra'>, PartValueRules | OwnValueRules>;

type Rules = typeof partValues;

export type PartValue = keyof Rules;

/** The names of the texts of all labels. */
export type PartValueLabel = Rules[PartValue]['label'];

/** The values that only the dealerkit backend keeps. */
export type OwnPartValue = { [Name in PartValue]: Rules[Name] extends { isOwn: true } ? Name : never }[PartValue];

/** The names of all values, in their order. */
export const partValueNames = Object.keys(partValues) as readonly PartValue[];

const isOwnValue = (name: PartValue): name is OwnPartValue => 'isOwn' in partValues[name];

export const ownPartValues: readonly OwnPartValue[] = partValueNames.filter(isOwnValue);

/** The values that every host keeps. */
export const documentedPartValues = partValueNames.filter(
  (name): name is Exclude<PartValue, OwnPartValue> => !isOwnValue(name),
);

/** The maximum number of characters of each text of a part. */
export const partTextLengths = Object.fromEntries(
  Object.entries(partValues).flatMap(([name, rules]) => ('length' in rules ? [[name, rules.length]] : [])),
) as { [Name in PartValue as Rules[Name] extends { length: number } ? Name : never]: number };

const ownRules: Readonly<Record<OwnPartValue, OwnValueRules>> = partValues;

type OwnOfKind<Kind> = {
  [Name in OwnPartValue]: Rules[Name] extends { kind: Kind } ? Name : never;
}[OwnPartValue];
type OwnLine = OwnOfKind<'line'>;
type OwnQuantity = OwnOfKind<'quantity'>;

/** Returns what the function for its kind makes of each own value. */
export const mapOwnValues = <Line, Quantity>(makers: {
  line: (name: OwnLine, rules: LineRules) => Line;
  quantity: (name: OwnQuantity, rules: QuantityRules) => Quantity;
}): Record<OwnLine, Line> & Record<OwnQuantity, Quantity> =>
  Object.fromEntries(
    ownPartValues.map((name) => [name, makers[ownRules[name].kind](name as never, ownRules[name] as never)]),
  ) as Record<OwnLine, Line> & Record<OwnQuantity, Quantity>;

/** Returns the label of each value. */
export const labelPartValues = (texts: Readonly<Record<PartValueLabel, string>>): Record<PartValue, string> =>
  Object.fromEntries(partValueNames.map((name) => [name, texts[partValues[name].label]])) as Record<PartValue, string>;
