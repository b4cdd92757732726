import { factNames } from '@dealerkit/domain/parts/partFacts';
import { partFields } from '@dealerkit/domain/import/partImport';
import type { PartField } from '@dealerkit/domain/import/partImport';
import { factLabels } from '../../blocks/AddPartForm/factLabels.js';
import type { TextsOf } from '../../texts/en.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { factsTexts } from '../../texts/en/facts.js';
import { importPartsTexts } from '../../texts/en/importParts.js';
import { manageProductsTexts } from '../../texts/en/manageProducts.js';
import { picturesTexts } from '../../texts/en/pictures.js';
import { spreadsheetDamageTexts } from '../../texts/en/spreadsheetDamage.js';

/** The English of the import, with the fields of the form for one part. */
export const english = {
  ...addPartTexts,
  ...factsTexts,
  ...importPartsTexts,
  ...manageProductsTexts,
  ...picturesTexts,
  ...spreadsheetDamageTexts,
};

/** The fields that become the description of a part. */
export const descriptionFields = ['description', ...factNames] as const satisfies readonly PartField[];

const factsAndText: readonly PartField[] = descriptionFields;
const numberFields: readonly PartField[] = ['oem', 'replaces', 'replacedBy'];

/** Whether a date in a field is a number that a spreadsheet program has changed; other facts can have dates. */
export const hasNoDates = (field: PartField): boolean => !factsAndText.includes(field) || numberFields.includes(field);

/** The fields that a list can have. */
export const fieldsOf = (hasReorderLevel: boolean): readonly PartField[] =>
  hasReorderLevel ? partFields : partFields.filter((field) => field !== 'reorder_level');

/** The label of each field, as in the form for one part on a host that takes pictures or does not. */
export const labelOf = (
  field: PartField,
  texts: TextsOf<'addPart' | 'facts' | 'pictures'>,
  takesPictures: boolean,
): string => {
  const { addPart } = texts;
  return {
    ...factLabels(texts),
    product_name: addPart.productName,
    price: addPart.price,
    minimum_order_quantity: addPart.minimumOrder,
    available_quantity: addPart.available,
    image: takesPictures ? texts.pictures.label : addPart.image,
    description: addPart.description,
    reorder_level: addPart.reorderLevel,
  }[field];
};
