import type { Content } from '../Content.js';
import { photo } from '../photo.js';

/** The slides by their names, by which every language has its own words. */
export const slides = {
  exterior: {
    picture: {
      ...photo({ name: 'slide-exterior', width: 1600, height: 900, avif: [800, 1600], webp: [800, 1600] }),
      alt: 'The showroom at dusk: a lit glass front under a TRUCK PARTS sign, with a lorry parked outside',
    },
    caption: 'Ambarkhana, with room for a ten-wheeler at the door',
  },
  counter: {
    picture: {
      ...photo({ name: 'slide-counter', width: 1600, height: 900, avif: [800, 1600], webp: [800, 1600] }),
      alt: 'The service counter with parts on display in front of a navy wall and a TRUCK PARTS sign',
    },
    caption: 'Bring the old part to the counter and we will match it',
  },
  aisle: {
    picture: {
      ...photo({ name: 'slide-aisle', width: 1600, height: 900, avif: [800, 1600], webp: [800, 1600] }),
      alt: 'A store aisle with racks of boxed parts, filters, brake discs and tyres on both sides',
    },
    caption: 'Kadamtali keeps what you see here on the shelf, not on a list',
  },
  workshop: {
    picture: {
      ...photo({ name: 'slide-workshop', width: 1600, height: 900, avif: [800, 1600], webp: [800, 1600] }),
      alt: 'An orange lorry in the workshop bay beside parts racks, a tool chest and a spare wheel',
    },
    caption: 'The fitting bay behind Kadamtali: no charge for parts bought from us',
  },
};

export const home: Content['home'] = {
  hero: {
    picture: {
      ...photo({ name: 'hero', width: 1600, height: 900, avif: [800, 1600, 2400], webp: [800, 1600] }),
      alt: 'Orange cab-over lorry with a white box body and lit headlamps on a dark, wet floor',
    },
    lead: 'Brakes, clutches, filters and springs, imported to Sylhet, Bangladesh, by people who have fitted them since 2004.',
  },
  stats: [
    { value: '12.6K', label: 'Likes' },
    { value: '10M', label: 'Total sell' },
    { value: '90%', label: 'Tasks done' },
    { value: '31', label: 'Remaining' },
  ],
  slides: Object.values(slides),
  owner: {
    name: 'Rafiqul Hasan Chowdhury',
    role: 'Owner',
    portrait: {
      ...photo({ name: 'owner', width: 640, height: 800, avif: [320, 640], webp: [320, 640] }),
      alt: 'Illustration of a person in a work cap, white shirt and navy waistcoat',
    },
    message: [
      'My father drove the Tamabil road for thirty years, and I grew up under his lorry holding the lamp. In 2004 we opened one room in Ambarkhana with two shelves of brake linings.',
      'Today we import for two showrooms, and the rule is still the one from the first day: we sell what we would fit to our own lorry. If it does not fit yours, bring it back.',
    ],
  },
};
