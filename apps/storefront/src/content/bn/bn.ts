import type { Content } from '../Content.js';
import { photo } from '../photo.js';
import { questions } from './blog.js';
import { dealer } from './dealer.js';
import { home } from './home.js';
import { portfolio } from './portfolio.js';

/** The content in Bangla, loaded when a user selects it. */
export const bn: Content = {
  dealer,
  description:
    'বাংলাদেশের সিলেটে ট্রাকের পার্টস: দুটি শোরুম থেকে ব্রেক, ক্লাচ, ফিল্টার ও স্প্রিং। দোকানে কী আছে দেখুন, অনলাইনে অর্ডার দিন।',
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
