import type { Texts } from '../en.js';

/** The Bangla of the section `portfolio`. */
export const portfolioTexts = {
  portfolio: {
    sites: 'ওয়েবসাইট',
    visit: 'ঘুরে দেখুন',
  },
} satisfies Pick<Texts, 'portfolio'>;
