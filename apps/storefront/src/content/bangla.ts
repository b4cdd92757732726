import { bn } from '@dealerkit/ui/texts/bn';
import { questions } from './bangla/blog.js';
import { dealer } from './bangla/dealer.js';
import { home } from './bangla/home.js';
import { portfolio } from './bangla/portfolio.js';
import type { Content } from './Content.js';
import { photo } from './photo.js';

const content: Content = {
  dealer,
  home,
  questions,
  portfolio,
  notFoundPicture: {
    ...photo({ name: 'not-found', width: 1200, height: 900, avif: [600, 1200], webp: [600, 1200] }),
    alt: 'ভাঙা রাস্তার কিনারায় থেমে থাকা একটি ছোট ট্রাক',
  },
  demoAccounts: [
    { email: 'admin@dealerkit.dev', password: 'admin123', role: 'অ্যাডমিন' },
    { email: 'shopper@dealerkit.dev', password: 'shopper123', role: 'ক্রেতা' },
  ],
};

/**
 * All that the shop says in Bangla. It is big, so it is only ever imported by need; and it takes nothing from pages other than the
 * first, which would come along.
 */
export const bangla = { texts: bn, content };
