import type { Content } from '../Content.js';

/** The developer of the shop and their three sites. */
export const portfolio: Content['portfolio'] = {
  developer: {
    name: 'Tahmina Akter Lima',
    role: 'Front-end developer, Sylhet',
    about: [
      'I build shops for people who sell real things, and I like a page to be as sturdy as its products.',
      'This shop is made of parts too: every screen is a component that can be removed, inspected and put back. The three sites below show how.',
    ],
  },
  sites: [
    {
      name: 'Storybook',
      href: '/storybook/',
      description:
        'Every screen, block and element of this shop in all of its states, in each language, light and dark.',
    },
    {
      name: 'API reference',
      href: '/api/docs',
      description: 'Every call behind the shop, with its input and its response.',
    },
    {
      name: 'Package',
      href: 'https://dealerkit.dev/ui',
      description: 'The same screens for another dealer: how to install them and set another brand.',
    },
  ],
};
