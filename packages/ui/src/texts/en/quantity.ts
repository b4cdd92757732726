/** The English of the section `quantity`, for `useTexts`. The home page loads it, but not the texts of an order. */
export const quantityTexts = {
  quantity: {
    between: (minimum: string, available: string) =>
      minimum === available ? `Exactly ${minimum}` : `Between ${minimum} and ${available} pieces`,
    from: (minimum: string) => `At least ${minimum}`,
    whole: 'Quantity must be a whole number',
  },
};
