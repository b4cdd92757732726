import type { OwnValues, SubmitError, WithOwnValues } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { formatInputNumber } from '../../format/numbers.js';
import { joinFact, mapFacts, readDescription, writeDescription } from '@dealerkit/domain/parts/partFacts';
import { mapOwnValues, type OwnPartValue, partValueNames } from '@dealerkit/domain/parts/partValues';
import { moveShelf } from '@dealerkit/domain/parts/shelf';
import type { NewPart, TypedPart } from '../AddPartForm/AddPartForm.schema.js';

/** Some values of a part. */
type PartValues = { [Field in keyof NewPart]?: NewPart[Field] | undefined };

/** Changes of a part, with the values that were read before. */
export interface PartUpdate {
  /** `null` where the part had no value. */
  read: { [Field in keyof NewPart]?: NonNullable<NewPart[Field]> | null } & { extra?: OwnValues | null };
  /** `null` clears an own value. */
  changes: Omit<PartValues, OwnPartValue> & {
    [Name in OwnPartValue]?: NonNullable<NewPart[Name]> | null;
  } & WithOwnValues;
}

/** Why an update was not accepted; with the present part if another admin has changed it in the meantime. */
export type PartUpdateError = SubmitError<keyof NewPart> & { present?: Part | undefined };

/** The values as the form writes them: an empty text instead of none, and the facts in one order. */
const comparable = (part: PartValues): PartValues => ({
  ...part,
  product_name: part.product_name ?? '',
  description: writeDescription(readDescription(part.description)),
  price: part.price ?? '',
});

/** The own values with what is typed into the fields of the site; undefined if they are as they were. */
const changedExtra = (opened: Part, present: Part, typed: OwnValues = {}): OwnValues | undefined => {
  const isChanged = Object.entries(typed).some(([name, value]) => value !== (opened.extra?.[name] ?? ''));
  const all = Object.entries({ ...present.extra, ...typed });
  return isChanged ? Object.fromEntries(all.filter(([, value]) => value !== '')) : undefined;
};

/** Returns the changes from the part that was opened, against its current values; undefined if there are none. */
export const changesOf = (opened: Part, present: Part, typed: NewPart & WithOwnValues): PartUpdate | undefined => {
  const [before, now, after] = [comparable(opened), comparable(present), comparable(moveShelf(typed))];
  const changed = partValueNames.filter((field) => after[field] !== before[field] && after[field] !== now[field]);
  const extra = changedExtra(opened, present, typed.extra);
  if (changed.length === 0 && !extra) return undefined;
  return {
    read: {
      ...Object.fromEntries(changed.map((field) => [field, present[field] ?? null])),
      ...(extra && { extra: present.extra ?? null }),
    },
    changes: { ...Object.fromEntries(changed.map((field) => [field, after[field] ?? null])), ...(extra && { extra }) },
  };
};

/** Returns the fields of an update whose present value is not the one that was read. */
export const conflictsOf = ({ read }: PartUpdate, present: Part): (keyof NewPart)[] =>
  partValueNames.filter((field) => field in read && read[field] !== (present[field] ?? null));

/** Returns the texts of the fields for a part. */
export const typedPartOf = (part: Part, locale: string): TypedPart => {
  const { text, pictures, ...facts } = readDescription(part.description);
  const quantity = (count: number | undefined) => (count === undefined ? '' : formatInputNumber(count, locale));
  return {
    product_name: part.product_name ?? '',
    description: text,
    ...mapFacts((name) => joinFact(name, facts[name])),
    price: typeof part.price === 'number' ? formatInputNumber(part.price, 'en') : (part.price ?? ''),
    image: part.image ?? '',
    pictures: joinFact('pictures', pictures),
    not_sent: '',
    minimum_order_quantity: quantity(part.minimum_order_quantity),
    available_quantity: quantity(part.available_quantity),
    ...mapOwnValues({ line: (name) => part[name] ?? '', quantity: (name) => quantity(part[name]) }),
  };
};
