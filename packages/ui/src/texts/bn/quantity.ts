import type { Texts } from '../en.js';

/** The Bangla of the section `quantity`. */
export const quantityTexts = {
  quantity: {
    between: (minimum, available) =>
      minimum === available ? `ঠিক ${minimum}টি` : `${minimum} থেকে ${available}টির মধ্যে`,
    from: (minimum) => `কমপক্ষে ${minimum}টি`,
    whole: 'পরিমাণ পূর্ণ সংখ্যায় দিতে হবে',
  },
} satisfies Pick<Texts, 'quantity'>;
