import { isDocumented } from '#spelling';
import { exportTextsEn as exported } from '@dealerkit/domain/exports/exportTextsEn';

/** The English of the section `order`, for `useTexts`. */
export const orderTexts = {
  order: {
    title: isDocumented ? 'Order Here' : 'Order here',
    name: exported.orders.name,
    email: exported.orders.email,
    address: exported.orders.address,
    phone: exported.orders.phone,
    quantity: exported.orders.quantity,
    submit: 'Place order',
    addressRequired: isDocumented ? 'Address is Required' : 'Enter an address',
    phoneRequired: isDocumented ? 'Phone is Required' : 'Enter a phone number',
    phoneInvalid: 'Enter a phone number with at least 6 digits',
    quantityOutOfRange: isDocumented
      ? 'Quantity should be grater than default value and less than maximum value'
      : 'Quantity must not be less than the minimum order or greater than what is available',
    notEnough: (available: string, minimum: string) =>
      `Only ${available} left, and the minimum order is ${minimum}. This part cannot be ordered at the moment.`,
    unnamed: 'This part has no name yet, so it cannot be ordered.',
    placed: isDocumented ? 'Order placed sucessfully' : 'Order placed successfully',
    mayBePlaced: 'The shop did not answer, so the order may have been placed. Check My Orders before you order again.',
    total: 'Total',
    /** Why the shop did not take an order, or a line of it. */
    refusals: {
      order: 'Nothing was ordered, because some lines cannot be supplied. Correct them, then try again.',
      notOnSale: 'This part is no longer on sale.',
      outOfStock: 'This part is out of stock.',
      left: (count: number, formatted: string) => (count === 1 ? 'Only 1 is left.' : `Only ${formatted} are left.`),
      belowMinimum: (minimum: string) => `At least ${minimum} must be ordered.`,
    },
  },
};
