import type { DealerFacts } from './dealer.js';
import type { PictureSource } from './UiProvider.js';

/** A sample dealer for every story and test, reached through `samples.ts`; never shipped. */

const photo = (name: string, widths: readonly [number, number], height: number, alt: string): PictureSource => {
  const [small, large] = widths;
  const srcSet = (format: string) =>
    `/photos/${name}-${small}.${format} ${small}w, /photos/${name}-${large}.${format} ${large}w`;
  return {
    src: `/photos/${name}-${large}.jpg`,
    width: large,
    height,
    alt,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
  };
};

/** What the dealer's own content finds for the address of a part's picture; hand it to `UiProvider`. */
export const pictureFor = (address: string): Omit<PictureSource, 'alt'> | undefined => {
  const name = /^\/photos\/(.+)-800\.jpg$/.exec(address)?.[1];
  return name === undefined ? undefined : photo(name, [400, 800], 800, '');
};

export const dealer: DealerFacts = {
  name: 'Surma Truck Parts',
  city: 'Sylhet',
  foundedIn: 2004,
  showrooms: [
    {
      name: 'Ambarkhana showroom',
      address: '27 Airport Road, Ambarkhana, Sylhet 3100',
      phone: '01700-000821',
      hours: 'Saturday to Thursday, 9:00 to 20:00',
    },
    {
      name: 'Kadamtali showroom',
      address: 'Kadamtali Bus Terminal Road, Dakshin Surma, Sylhet 3100',
      phone: '01700-000822',
      hours: 'Every day, 8:00 to 22:00',
    },
  ],
};

export const hero = {
  picture: {
    ...photo(
      'hero',
      [800, 1600],
      900,
      'Orange cab-over lorry with a white box body and lit headlamps on a dark, wet floor',
    ),
    sources: [
      {
        type: 'image/avif',
        srcSet: '/photos/hero-800.avif 800w, /photos/hero-1600.avif 1600w, /photos/hero-2400.avif 2400w',
      },
      { type: 'image/webp', srcSet: '/photos/hero-800.webp 800w, /photos/hero-1600.webp 1600w' },
    ],
  },
  lead: 'Brakes, clutches, filters and springs, shipped to Sylhet by people who have been fitting them since 2004.',
};

export const stats = [
  { value: '12.6K', label: 'Likes' },
  { value: '10M', label: 'Total sell' },
  { value: '90%', label: 'Tasks done' },
  { value: '31', label: 'Remaining' },
] as const;

export const slides = [
  {
    picture: photo(
      'slide-exterior',
      [800, 1600],
      900,
      'The showroom at dusk: a lit glass front under a TRUCK PARTS sign, with a lorry parked outside',
    ),
    caption: 'Ambarkhana showroom, open until eight in the evening',
  },
  {
    picture: photo(
      'slide-counter',
      [800, 1600],
      900,
      'The service counter with parts on display in front of a navy wall and a TRUCK PARTS sign',
    ),
    caption: 'The counter: bring the old part and we will match it',
  },
  {
    picture: photo(
      'slide-aisle',
      [800, 1600],
      900,
      'A store aisle with racks of boxed parts, filters, brake discs and tyres on both sides',
    ),
    caption: 'Kadamtali showroom: everything on the shelf, nothing on a promise',
  },
  {
    picture: photo(
      'slide-workshop',
      [800, 1600],
      900,
      'An orange lorry in the workshop bay beside parts racks, a tool chest and a spare wheel',
    ),
    caption: 'The fitting bay behind Kadamtali, free for parts bought here',
  },
] as const;

export const owner = {
  name: 'Rafiqul Hasan Chowdhury',
  role: 'Owner',
  portrait: photo('owner', [320, 640], 800, 'Illustration of a person in a work cap, white shirt and navy waistcoat'),
  message: [
    'My father drove the Tamabil road for thirty years, and I grew up under his lorry, holding the lamp. In 2004 we opened one room in Ambarkhana with two shelves of brake linings.',
    'Today we import for two showrooms, and the rule is the same as on the first day: we sell what we would fit ourselves. If it does not fit, bring it back.',
  ],
} as const;

export const notFoundPicture = photo(
  'not-found',
  [600, 1200],
  900,
  'A small lorry stopped at the edge of a road that has broken in two',
);
