import { isDocumented } from '#spelling';
import { exportTextsEn as exported } from '@dealerkit/domain/exports/exportTextsEn';

/** The English of the section `addPart`, for `useTexts`. */
export const addPartTexts = {
  addPart: {
    ...exported.parts,
    lead: 'The part appears on the home page as soon as it is added.',
    preview: 'Preview',
    priceHint: (price: string) => `A number such as ${price}, or text such as “On request”`,
    oem: 'OEM numbers',
    replaces: 'Replaces',
    numbersHint: 'Separate numbers by commas. Customers find the part by each of them.',
    fits: 'Fits',
    fitsHint: 'Vehicles or engines, separated by semicolons. Shown as listed by you.',
    imageHint: 'The web address of a picture. Square pictures fit best.',
    availableHint: 'Without a stock quantity this part cannot be ordered here.',
    reorderHint: 'With less in stock the part is on the purchase list. Empty for three minimum orders.',
    shelfHint: 'Where the part is stored, on the picking list. Only admins see it.',
    descriptionTooLong: (length: string, maximum: string) =>
      `Description, details and further pictures are ${length} characters long together. Use at most ${maximum}.`,
    submit: 'Add part',
    imageRequired: isDocumented ? 'Image URL is Required' : 'Enter the URL of an image',
    minimumOrderRequired: isDocumented ? 'Minimum order quantity is Required' : 'Enter a minimum order quantity',
    quantityWhole: 'This must be a whole number',
    minimumOrderTooSmall: 'Must be at least 1',
    cannotBeNegative: 'Cannot be negative',
    quantityTooLarge: (maximum: string) => `Must be at most ${maximum}`,
    tooManyDecimals: (digits: string) => `Enter at most ${digits} decimals`,
    priceTooHigh: (maximum: string) => `The price must be at most ${maximum}`,
    pictureLoading: 'Loading the picture …',
    pictureFound: 'The picture was found.',
    pictureMissing: 'There is no picture at this address. Customers would see a placeholder instead.',
    added: isDocumented ? 'Add a part sucessfully' : 'Part added successfully',
  },
};
