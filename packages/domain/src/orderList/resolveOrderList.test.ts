import { describe, expect, it, vi } from 'vitest';
import type { Part } from '../entities.js';
import { buildSearchIndex } from '../search/index.js';
import { synonyms, synonymWords } from '../synonyms/synonyms.js';
import { createListLookup, resolveOrderList } from './resolveOrderList.js';

const part = (_id: string, product_name: string, description = '', available_quantity = 10): Part => ({
  _id,
  product_name,
  description,
  available_quantity,
});

const parts = [
  part('clutch', 'Clutch Plate 430 mm', 'OEM: 3482 083 232\nReplaces: 3482 083 231, 0001'),
  part('brake', 'Brake Pad Set', 'OEM: 81.50820-5069'),
  part('lamp', 'Headlamp, Left, 24 V', 'OEM: ME 031999, OE O450'),
  part('old', 'Oil Filter', 'OEM: 0002-8\nReplaced by: 0003-8', 0),
  part('new', 'Oil Filter, long', 'OEM: 0003-8'),
  part('copyB', 'Water Pump B', 'OEM: 771188', 0),
  part('copyA', 'Water Pump A', 'OEM: 771188'),
  part('numbered', '5432100', ''),
  ...Array.from({ length: 8 }, (_, index) =>
    part(`chain${index + 1}`, `Bearing ${'abcdefgh'[index]}`, `OEM: 9000${index + 1}\nReplaces: 9000${index}`),
  ),
  part('loopA', 'Gasket A', 'OEM: 66001\nReplaces: 66002'),
  part('loopB', 'Gasket B', 'OEM: 66002\nReplaces: 66001'),
];

const noWords = () => [];

const lookupIn = (listed: readonly Part[], search: (words: string) => readonly Part[]) =>
  createListLookup(listed, search, { pause: async () => undefined });

const resolve = async (text: string, search: (words: string) => readonly Part[] = noWords) => {
  const [line] = await resolveOrderList([text], await lookupIn(parts, search));
  return { ...line, parts: line?.parts.map(({ _id }) => _id) };
};

describe('a line of a list', () => {
  it.each([
    ['3482083232', 'clutch', undefined],
    ['6 x 3482 083 232', 'clutch', 6],
    ['OEM: 3482.083.232 (4)', 'clutch', 4],
    ['3482-O83-232 - 2 pcs', 'clutch', 2],
    ['৩৪৮২ ০৮৩ ২৩২ ২টা', 'clutch', 2],
    ['3482 083 232 4', 'clutch', 4],
    ['4 3482 083 232', 'clutch', 4],
    ['3482 - 083 - 232', 'clutch', undefined],
    ['clutch plate 430 3482 083 232 4 pcs', 'clutch', 4],
    ['MAN brake pad 81508205069 x 3', 'brake', 3],
    ['me031999', 'lamp', undefined],
    ['ME 031 999 x2', 'lamp', 2],
    ['5432100', 'numbered', undefined],
  ])('%j is the part with that number', async (text, id, quantity) => {
    expect(await resolve(text)).toEqual({ text, match: 'number', parts: [id], ...(quantity && { quantity }) });
  });

  it('with the number of a part that another one replaces is that one', async () => {
    expect(await resolve('0001 x 2')).toMatchObject({ match: 'replaced', parts: ['clutch'], quantity: 2 });
    expect(await resolve('3482083231')).toMatchObject({ match: 'replaced', parts: ['clutch'] });
  });

  it('of a part that is replaced is the part, and then its successor', async () => {
    expect(await resolve('00028')).toMatchObject({ match: 'number', parts: ['old', 'new'] });
  });

  it('follows replacements five times', async () => {
    const { parts: found } = await resolve('90000');
    expect(found).toEqual(['chain1', 'chain2', 'chain3', 'chain4', 'chain5']);
    expect((await resolve('66001')).parts).toEqual(['loopA', 'loopB']);
  });

  it('with the number of several parts is a choice, those in stock first', async () => {
    expect(await resolve('771188')).toMatchObject({ match: 'number', parts: ['copyA', 'copyB'] });
  });

  it('without a known number is what a search for its words finds, at most five', async () => {
    const search = vi.fn<(words: string) => readonly Part[]>(() => parts);
    const { match, parts: found, quantity } = await resolve('oil filter long - ৩টা', search);
    expect(search).toHaveBeenCalledExactlyOnceWith('oil filter long');
    expect({ match, quantity }).toEqual({ match: 'name', quantity: 3 });
    expect(found).toHaveLength(5);
  });

  it('that nothing is found for stays', async () => {
    expect(await resolve('hello bhai')).toEqual({ text: 'hello bhai', match: 'none', parts: [] });
    expect(await resolve('348208323')).toMatchObject({ match: 'none' });
  });
});

describe('a list', () => {
  it('is looked up with one call for its numbers, and one for each round of successors', async () => {
    const { findByNumber } = await lookupIn(parts, noWords);
    const calls = vi.fn<typeof findByNumber>(findByNumber);
    const lines = Array.from({ length: 100 }, (_, index) => (index % 2 ? '3482083232' : `unknown ${index}`));
    const result = await resolveOrderList(lines, { findByNumber: calls, search: noWords });
    expect(result.map(({ text }) => text)).toEqual(lines);
    expect(calls.mock.calls.length).toBeLessThanOrEqual(6);
  });

  it('searches once for words that several lines have, one search at a time, and never for none', async () => {
    let running = 0;
    const search = vi.fn<(words: string) => Promise<readonly Part[]>>(async () => {
      running += 1;
      await Promise.resolve();
      expect(running).toBe(1);
      running -= 1;
      return parts;
    });
    const lines = ['oil filter x 2', '', 'gasket', ' \t', 'oil filter'];
    const result = await resolveOrderList(lines, { findByNumber: noWords, search });
    expect(search.mock.calls).toEqual([['oil filter'], ['gasket']]);
    expect(result.map(({ match }) => match)).toEqual(['name', 'none', 'name', 'none', 'name']);
  });
});

const kinds = ['Clutch Plate', 'Brake Shoe', 'Oil Filter', 'Air Filter', 'Water Pump', 'Alternator', 'Wheel Bearing'];
const trucks = ['Tata LPT 1613', 'Hino AK1J', 'Ashok Leyland 1616', 'Eicher 10.59', 'Isuzu NQR'];
const numberOf = (index: number) =>
  `${3400 + (index % 97)} ${String(index).padStart(6, '0')} ${index % 10}${index % 7}`;

const catalogue = Array.from({ length: 1000 }, (_, index) =>
  part(
    `p${index}`,
    `${kinds[index % kinds.length]} ${trucks[index % trucks.length]}`,
    `OEM: ${numberOf(index)}\nReplaces: R${index}-${index % 89}`,
  ),
);

describe('a list of 20 lines over 1,000 parts', () => {
  const spellings: ((number: string) => string)[] = [
    (number) => `6 x ${number}`,
    (number) => `${number.replaceAll(' ', '')} - 6 pcs`,
    (number) => `OEM: ${number.replaceAll(' ', '.')} (6)`,
    (number) => `• ${number.replaceAll(' ', '-')} ৬টা`,
    (number) => `[12/11/26, 10:32] Rahim: ${number} qty 6`,
    (number) => `${number.replaceAll(' ', '')}\t6`,
    (number) => `clutch plate ${number.replaceAll('0', 'O')} 6 nos`,
    (number) => `${number.replaceAll(' ', '/')} x6`,
    (number) =>
      number.replaceAll(' ', '').replaceAll(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit))) + ' ৬ পিস',
    (number) => `6 ${number}`,
  ];

  it('is right in 20 of 20 numbers', async () => {
    const lookup = await lookupIn(catalogue, noWords);
    const wanted = Array.from({ length: 20 }, (_, index) => 41 * index + 17);
    const lines = wanted.map((index, row) => (spellings[row % spellings.length] ?? String)(numberOf(index)));
    const result = await resolveOrderList(lines, lookup);
    expect(result.map(({ parts: [first], quantity }) => [first?._id, quantity])).toEqual(
      wanted.map((index) => [`p${index}`, 6]),
    );
  });
});

describe('a list of names', () => {
  const shop = [
    part('1', 'Clutch Plate 430 mm'),
    part('2', 'Brake Pad Set, Front'),
    part('3', 'Ventilated Brake Disc 430 mm'),
    part('4', 'Headlamp, Left, 24 V'),
    part('5', 'Headlamp, Right, 24 V'),
    part('6', 'Water Pump'),
    part('7', 'Oil Filter'),
    part('8', 'Air Filter'),
    part('9', 'Drive Axle Tyre 295/80 R22.5'),
    part('10', 'Universal Joint Cross 57 x 152 mm'),
    part('11', 'Fan Belt'),
    part('12', 'Alternator 24 V 80 A'),
    part('13', 'Starter Motor 24 V'),
    part('14', 'Wheel Bearing'),
    part('15', 'Leaf Spring'),
    part('16', 'Shock Absorber'),
    part('17', 'Radiator'),
    part('18', 'Wiper Blade'),
    part('19', 'Battery 12 V 150 Ah'),
    part('20', 'Release Bearing'),
  ];
  const written = `clutch plate 430 4 nos
brake pad ২ সেট
4 x brake disc
headlamp left 2pcs
Headlamp, Right, 24 V - 2
ওয়াটার পাম্প ১টা
oil filtar 10 pcs
air filter (6)
tyre 295/80 R22.5 x 4
• universal joint 57 x 152 mm
3. fan belt 5 ta
alternetor 24v 1 pc
[12/11/26, 10:32] Rahim: starter motor 2
হুইল বিয়ারিং ৪ পিস
leaf spring, 2
shock absorber\t4
radiator - 1
wiper blade 2 pair please
battery 12v 150ah qty: 2
2 nos release bearing`;

  it('is right in at least 18 of 20 first choices', async () => {
    const index = await buildSearchIndex(
      shop,
      { names: synonyms, words: synonymWords },
      { pause: async () => undefined },
    );
    const search = (words: string) => index.find({ search: words }).found;
    const result = await resolveOrderList(written.split('\n'), await lookupIn(shop, search));
    const wrong = result.filter(({ parts: [first] }, row) => first?._id !== String(row + 1));
    expect(wrong.map(({ text }) => text).slice(2)).toEqual([]);
  });
});
