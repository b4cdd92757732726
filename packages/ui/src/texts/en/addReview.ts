import { isDocumented } from '#spelling';

/** The English of the section `addReview`, for `useTexts`. */
export const addReviewTexts = {
  addReview: {
    lead: 'The home page shows the three newest reviews.',
    preview: 'Preview',
    productName: 'Product name',
    description: 'Description',
    rating: 'Rating out of 5',
    ratingOutOfRange:
      'This is not between 0 and 5. The number is shown as you enter it, but the stars stop at zero and five.',
    submit: 'Add review',
    productNameRequired: isDocumented ? 'Product name is Required' : 'Enter a product name',
    descriptionRequired: isDocumented ? 'Description is Required' : 'Enter a description',
    ratingRequired: isDocumented ? 'Rating is Required' : 'Enter a rating',
    ratingNumber: 'Rating must be a number',
    ratingHint: 'In digits, such as 4.5',
    own: 'Your reviews',
    all: 'All reviews',
    none: { title: 'No reviews yet', advice: 'Reviews appear here as soon as they are added.' },
    edit: 'Edit',
    editNamed: (product: string) => `Edit the review of ${product}`,
    editTitle: 'Edit your review',
    save: 'Save',
    keep: 'Keep it as it is',
    updated: 'Review changed',
    added: 'Review added successfully',
  },
};
