import type { Texts } from '../en.js';

/** The Bangla of the section `blog`. */
export const blogTexts = {
  blog: {
    lead: 'React নিয়ে প্রশ্ন ও উত্তর, এই দোকান যাঁরা বানিয়েছেন তাঁদের কাছ থেকে।',
    contents: 'এই পেজের প্রশ্নগুলো',
  },
} satisfies Pick<Texts, 'blog'>;
