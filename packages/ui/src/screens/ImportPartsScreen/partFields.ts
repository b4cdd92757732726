import { factNames } from '@dealerkit/domain/partFacts';
import { factLabels } from '../../blocks/AddPartForm/factLabels.js';
import type { TypedPart } from '../../blocks/AddPartForm/AddPartForm.schema.js';
import type { Texts } from '../../texts/en.js';

/** The fields of a part, in the order of the columns. */
export const partFields = [
  'product_name',
  'price',
  'minimum_order_quantity',
  'available_quantity',
  'image',
  'description',
  ...factNames,
] as const satisfies readonly (keyof TypedPart)[];

export type PartField = (typeof partFields)[number];

/** The fields that become the description of a part. */
export const descriptionFields = ['description', ...factNames] as const satisfies readonly PartField[];

/** A text for some of the fields. */
export type FieldTexts = Partial<Record<PartField, string | undefined>>;

/** The label of each field, as in the form for one part. */
export const labelOf = (field: PartField, texts: Texts): string => {
  const { addPart } = texts;
  return {
    ...factLabels(texts),
    product_name: addPart.productName,
    price: addPart.price,
    minimum_order_quantity: addPart.minimumOrder,
    available_quantity: addPart.available,
    image: addPart.image,
    description: addPart.description,
  }[field];
};
