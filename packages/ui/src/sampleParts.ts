import type { Part } from './entities.js';

/** Sample parts, reached through `samples.ts`. The hard ones are named after what is hard about them. */

const id = (number: number) => `a1${String(number).padStart(22, '0')}`;

export const brakeDisc: Part = {
  _id: id(1),
  product_name: 'Ventilated Brake Disc 430 mm',
  description:
    'Internally vented front disc for 22.5-inch axles, 430 mm outside and 45 mm thick, drilled for ten studs. Fit in pairs and bed in over the first 200 km.',
  price: 14500,
  image: '/photos/brake-disc-800.jpg',
  minimum_order_quantity: 2,
  available_quantity: 36,
};

export const clutchKit: Part = {
  _id: id(2),
  product_name: 'Clutch Kit 430 mm',
  description:
    'Driven plate, pressure plate and release bearing in one box, matched and balanced for ten-tonne lorries.',
  price: 41500,
  image: '/photos/clutch-kit-800.jpg',
  minimum_order_quantity: 1,
  available_quantity: 12,
};

export const tyre: Part = {
  _id: id(3),
  product_name: 'Drive Axle Tyre 295/80 R22.5',
  description: 'Block tread for wet roads and loose ground, mounted on a silver steel rim.',
  price: 38750.5,
  image: '/photos/tyre-800.jpg',
  minimum_order_quantity: 4,
  available_quantity: 1240,
};

export const headlamp: Part = {
  _id: id(4),
  product_name: 'Headlamp, Left, 24 V',
  description: 'Two round lights and a daytime strip in a sealed housing.',
  price: 8600,
  image: '/photos/headlamp-800.jpg',
  minimum_order_quantity: 1,
  available_quantity: 40,
};

/** No name, no description. */
export const unnamedPart: Part = {
  _id: id(5),
  price: 950,
  image: '/photos/water-pump-800.jpg',
  minimum_order_quantity: 1,
  available_quantity: 7,
};

export const noImagePart: Part = {
  _id: id(6),
  product_name: 'Universal Joint Cross 57 x 152 mm',
  description: 'Two crosses with bearing cups and snap rings.',
  price: 2300,
  minimum_order_quantity: 2,
  available_quantity: 64,
};

/** Its picture does not load. */
export const brokenImagePart: Part = {
  ...noImagePart,
  _id: id(7),
  product_name: 'Gear Set, Third and Fourth',
  image: '/photos/no-such-picture.jpg',
};

/** The price is free text, shown as it is. */
export const textPricePart: Part = {
  ...clutchKit,
  _id: id(8),
  product_name: 'Gear Set, Reman, 9-Speed',
  description: 'Gears, bearings and a steel synchroniser ring, measured and matched, for nine-speed gearboxes.',
  price: '$1,119.84',
  image: '/photos/gear-set-800.jpg',
};

/** The price is a number that came as text. */
export const textNumberPart: Part = {
  ...brakeDisc,
  _id: id(14),
  product_name: 'Brake Drum 410 mm',
  description: 'Cast drum for rear axles, ten studs, turned and balanced; fit in pairs.',
  price: '9600',
  image: '/photos/brake-drum-800.jpg',
};

/** No price at all. */
export const noPricePart: Part = {
  _id: id(9),
  product_name: 'Turbocharger, Exchange',
  description: 'Rebuilt and balanced, against your old one; the price depends on its housing.',
  image: '/photos/turbocharger-800.jpg',
  minimum_order_quantity: 1,
  available_quantity: 40,
};

/** Words so long that they must break. */
export const longWordsPart: Part = {
  ...brakeDisc,
  _id: id(10),
  product_name:
    'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad 9876543210-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789',
  description: `Fits ${'OM457-OM460-OM470-OM471-OM473-'.repeat(6)} and every other engine of its family. ${'Made to last on hill roads in the monsoon. '.repeat(8)}`,
  price: 123456789.25,
  minimum_order_quantity: 1000,
  available_quantity: 9876543,
};

export const banglaPart: Part = {
  ...clutchKit,
  _id: id(11),
  product_name: 'ক্লাচ কিট ৪৩০ মিমি',
  description: 'দশ টনের ট্রাকের জন্য ক্লাচ প্লেট, প্রেশার প্লেট ও রিলিজ বিয়ারিং এক বাক্সে।',
};

/** Less in stock than the least that one may order. */
export const outOfStockPart: Part = {
  ...tyre,
  _id: id(12),
  product_name: 'Steel Wheel Rim 22.5 x 9.00',
  description: 'Ten-stud disc wheel of pressed steel, painted silver, for tubeless tyres.',
  image: '/photos/steel-wheel-800.jpg',
  minimum_order_quantity: 10,
  available_quantity: 3,
};

/** Nothing but an identity came. */
export const barePart: Part = { _id: id(13) };

/** More than a home page shows; its last six hold the hard ones. */
export const parts: readonly Part[] = [
  headlamp,
  noPricePart,
  brakeDisc,
  clutchKit,
  tyre,
  outOfStockPart,
  textPricePart,
  unnamedPart,
];
