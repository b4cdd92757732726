/** The English of the section `orderConfirmation`, for `useTexts`. */
export const orderConfirmationTexts = {
  orderConfirmation: {
    title: 'We have your order',
    lead: 'You find it in My Orders at any time.',
    orderAnother: 'Order another',
    print: 'Print',
  },
};
