import { en } from './en.js';
import type { Texts } from './en.js';
import { extendTexts } from './extendTexts.js';

/** The English catalogue with the spelling mistakes and capitals of `en` corrected. */
export const enCorrected: Texts = extendTexts(en, {
  titles: { login: 'Log in', signup: 'Sign up', review: 'Add a review', addProduct: 'Add a part' },
  navbar: { login: 'Log in', signOut: 'Sign out' },
  home: { headline: 'The best truck parts in town' },
  login: {
    submit: 'Log in',
    emailRequired: 'Enter your e-mail address',
    emailInvalid: 'Enter a valid e-mail address',
    passwordRequired: 'Enter your password',
  },
  signup: {
    submit: 'Sign up',
    toLogin: 'Log in',
    nameRequired: 'Enter your name',
    passwordTooShort: 'Password must be 6 characters or longer',
  },
  order: {
    title: 'Order here',
    addressRequired: 'Enter an address',
    phoneRequired: 'Enter a phone number',
    quantityOutOfRange: 'Quantity must not be less than the minimum order or greater than what is available',
    placed: 'Order placed successfully',
  },
  orders: { reasonRequired: 'Enter a reason' },
  counterOrder: { nameRequired: 'Enter a name' },
  deleteModal: { title: (name) => `Are you sure you want to delete ${name}?`, cancel: 'Cancel' },
  profile: {
    locationRequired: 'Enter a location',
    phoneRequired: 'Enter a phone number',
    updated: 'Profile updated successfully',
  },
  addReview: {
    productNameRequired: 'Enter a product name',
    descriptionRequired: 'Enter a description',
    ratingRequired: 'Enter a rating',
  },
  addPart: {
    imageRequired: 'Enter the URL of an image',
    minimumOrderRequired: 'Enter a minimum order quantity',
    added: 'Part added successfully',
  },
  users: {
    makeAdmin: 'Make admin',
    madeAdmin: 'The user is now an admin',
    makeAdminFailed: 'Could not make the user an admin',
  },
});
