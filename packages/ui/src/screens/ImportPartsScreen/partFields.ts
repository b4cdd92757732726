import type { PartField } from '@dealerkit/domain/partImport';
import type { Texts } from '../../texts/en.js';

/** The fields that become the description of a part. */
export const descriptionFields = ['description', 'oem', 'replaces', 'fits'] as const satisfies readonly PartField[];

/** The label of each field, as in the form for one part. */
export const labelOf = (field: PartField, { addPart }: Texts): string =>
  ({
    product_name: addPart.productName,
    price: addPart.price,
    minimum_order_quantity: addPart.minimumOrder,
    available_quantity: addPart.available,
    image: addPart.image,
    description: addPart.description,
    oem: addPart.oem,
    replaces: addPart.replaces,
    fits: addPart.fits,
  })[field];
