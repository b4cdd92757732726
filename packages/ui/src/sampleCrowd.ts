import type { Order, Part, User } from './entities.js';

/** As many sample entities as anybody wants, reached through `samples.ts`; the same every time. */

const givenNames = [
  'Abdul',
  'Farhana',
  'Mizanur',
  'Nasrin',
  'Shafiqul',
  'Tahmina',
  'Rafiq',
  'Sultana',
  'Jahangir',
  'Ayesha',
  'Kamal',
];
const familyNames = [
  'Karim',
  'Begum',
  'Rahman',
  'Akter',
  'Islam',
  'Chowdhury',
  'Hossain',
  'Khatun',
  'Miah',
  'Das',
  'Talukdar',
  'Sarkar',
  'Uddin',
];
const towns = ['Sylhet', 'Dhaka', 'Chattogram', 'Moulvibazar', 'Sunamganj', 'Habiganj', 'Cumilla'];
const things = [
  'Brake Disc',
  'Clutch Kit',
  'Water Pump',
  'Oil Filter',
  'Leaf Spring',
  'Headlamp',
  'Drive Tyre',
  'Fuel Injector',
];

const pick = (words: readonly string[], number: number) => words[number % words.length] ?? '';

/** Read back from JSON, so that it weighs in memory what a server's answer would. */
const several = <Entity>(count: number, make: (number: number) => Entity) =>
  JSON.parse(JSON.stringify(Array.from({ length: count }, (_, index) => make(index)))) as readonly Entity[];

const id = (kind: string, number: number) => kind + number.toString(16).padStart(24 - kind.length, '0');

export const manyUsers = (count: number): readonly User[] =>
  several(count, (number) => {
    const [given, family] = [pick(givenNames, number * 7), pick(familyNames, number * 5)];
    return {
      _id: id('e1', number),
      email: `${given}.${family}.${String(number)}@example.com`.toLowerCase(),
      username: number % 17 === 3 ? undefined : `${given} ${family}`,
      role: number % 50 === 0 ? 'admin' : undefined,
      loaction: number % 5 === 4 ? undefined : pick(towns, number * 3),
      phone: `017${String(10_000_000 + ((number * 7919) % 89_999_999))}`,
    };
  });

export const manyParts = (count: number): readonly Part[] =>
  several(count, (number) => ({
    _id: id('f1', number),
    product_name: `${pick(things, number)} ${String(100 + ((number * 37) % 900))} mm, ${String(number)}`,
    description: 'Fits ten-tonne lorries built since 2004.',
    price: number % 23 === 5 ? 'On request' : 500 + ((number * 7919) % 90_000),
    minimum_order_quantity: 1 + (number % 10),
    available_quantity: (number * 31) % 500,
  }));

export const manyOrders = (count: number): readonly Order[] =>
  several(count, (number) => ({
    _id: id('b1', number),
    userEmail: 'nasrin@example.com',
    userName: 'Nasrin Akter',
    product_name: `${pick(things, number)} ${String(100 + ((number * 37) % 900))} mm, ${String(number)}`,
    address: number % 19 === 7 ? undefined : `${String(1 + (number % 240))} Station Road, ${pick(towns, number * 3)}`,
    phone: `017${String(10_000_000 + ((number * 7919) % 89_999_999))}`,
    orderQuantity: 1 + ((number * 31) % 60),
  }));
