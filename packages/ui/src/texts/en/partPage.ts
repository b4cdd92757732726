/** The English of the section `partPage`, for `useTexts`. */
export const partPageTexts = {
  partPage: {
    replacedBy: 'The dealer lists a newer number for this part:',
    outOfStock: 'This part is out of stock.',
    toAlternatives: 'See what is in stock instead',
    alternatives: 'In stock instead',
    sameVehicle: (vehicle: string) => `Also listed for ${vehicle}`,
    recentlyViewed: 'Recently viewed',
    /** The title for a deleted part whose name is known. */
    deleted: (name: string) => `${name} is no longer available`,
    gone: {
      title: 'This part is no longer available',
      advice: 'It may have been sold or removed. The home page shows the parts on sale.',
    },
    share: 'Share',
    linkCopied: 'Link copied',
    copyFailed: 'The link could not be copied. Copy it from the address bar.',
  },
};
