/** The English of the section `purchase`, for `useTexts`. */
export const purchaseTexts = {
  purchase: {
    gone: {
      title: 'This part is no longer available',
      advice: 'It may have been sold or removed. The home page shows the parts on sale.',
    },
  },
};
