import type { Texts } from '../en.js';

/** The Bangla of the section `addReview`. */
export const addReviewTexts = {
  addReview: {
    lead: 'সবচেয়ে নতুন তিনটি মতামত হোম পেজে থাকে।',
    preview: 'যেমন দেখাবে',
    productName: 'পার্টসের নাম',
    description: 'বিবরণ',
    rating: '৫-এর মধ্যে রেটিং',
    ratingOutOfRange: 'এটি ০ থেকে ৫-এর মধ্যে নয়। সংখ্যাটি যেমন দিয়েছেন তেমনই দেখাবে, তবে তারকা শূন্যের নিচে বা পাঁচের ওপরে যাবে না।',
    submit: 'মতামত জমা দিন',
    productNameRequired: 'পার্টসের নাম দিতে হবে',
    descriptionRequired: 'বিবরণ দিতে হবে',
    ratingRequired: 'রেটিং দিতে হবে',
    ratingNumber: 'রেটিং সংখ্যায় দিতে হবে',
    ratingHint: 'সংখ্যায়, যেমন ৪.৫',
    own: 'আপনার মতামত',
    all: 'সব মতামত',
    none: { title: 'এখনো কোনো মতামত নেই', advice: 'মতামত দিলে তা এখানে দেখা যাবে।' },
    edit: 'বদলান',
    editNamed: (product) => `${product}: মতামত বদলান`,
    editTitle: 'আপনার মতামত বদলান',
    save: 'সেভ করুন',
    keep: 'আগের মতোই থাকুক',
    updated: 'মতামত বদলানো হয়েছে',
    added: 'মতামত সফলভাবে যোগ হয়েছে',
  },
} satisfies Pick<Texts, 'addReview'>;
