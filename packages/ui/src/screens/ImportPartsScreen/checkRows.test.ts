import { expect, it } from 'vitest';
import { en } from '../../texts/en.js';
import { createCheck, widthOf } from './checkRows.js';
import { partFields } from '@dealerkit/domain/import/partImport';

const columns = Object.fromEntries(partFields.map((field, index) => [field, index]));
const check = createCheck({ columns, sameValues: {} }, en, 'BDT');

const rowOf = (number: number, ...cells: string[]) => ({ number, cells });
const valid = rowOf(2, 'Brake Disc', '৪,৫০০', '২', '', '/photos/brake-disc-800.jpg');

it('makes the part that the form for one part makes', () => {
  expect(check([valid])).toEqual([
    {
      ...valid,
      part: { product_name: 'Brake Disc', price: 4500, minimum_order_quantity: 2, image: '/photos/brake-disc-800.jpg' },
      pictures: ['/photos/brake-disc-800.jpg'],
      problems: {},
      notes: {},
    },
  ]);
});

it('takes a reorder level, and refuses one that is no whole number', () => {
  const withLevel = createCheck({ columns: { ...columns, reorder_level: 5 }, sameValues: {} }, en, 'BDT');
  const [checked, refused] = withLevel([
    { ...valid, cells: [...valid.cells, '১২'] },
    rowOf(3, 'Drum', '', '1', '', '/x.jpg', '-1'),
  ]);
  expect(checked?.part).toMatchObject({ reorder_level: 12 });
  expect(refused?.problems).toEqual({ reorder_level: 'Cannot be negative' });
});

it.each([
  'Tk. 1,200/-',
  '৳১,২০০',
  '1200 BDT',
  'Tk 1200',
  '1,200 tk.',
  'BDT1,200.00',
  '১,২০০ টাকা',
  '1200/-',
  '1200/= Tk',
])('takes %j as a price', (price) => {
  expect(check([rowOf(2, 'Drum', price, '1', '', '/x.jpg')])[0]).toMatchObject({ part: { price: 1200 }, notes: {} });
});

it.each(['On request', '$1,119.84', 'Tk', '1200 to 1300', '1200/- per set', 'Tk 1,20,0'])(
  'keeps %j as text, and says so',
  (price) => {
    const [checked] = check([rowOf(2, 'Drum', price, '1', '', '/x.jpg')]);
    expect(checked).toMatchObject({ part: { price }, notes: { price: 'Not an amount, so shown as written.' } });
  },
);

it.each([
  ['oem', '3.48208E+09', en.spreadsheetDamage.exponent],
  ['oem', '3482083232; 8.15082E+11', en.spreadsheetDamage.exponent],
  ['replaces', '01-Mar', en.spreadsheetDamage.date],
  ['product_name', 'Mar-83', en.spreadsheetDamage.date],
  ['price', '########', en.spreadsheetDamage.hashes],
  ['description', '#REF!', en.spreadsheetDamage.error],
  ['grade', '01-Mar', undefined],
] as const)('marks what a spreadsheet destroyed in %s: %j', (field, value, message) => {
  const cells = ['Drum', '5', '1', '', '/x.jpg'];
  cells[partFields.indexOf(field)] = value;
  const [checked] = check([rowOf(2, ...Array.from(cells, (cell) => cell ?? ''))]);
  expect(checked?.problems).toEqual(message === undefined ? {} : { [field]: message });
  expect(checked?.part === undefined).toBe(message !== undefined);
});

it('reads grouped and decimal forms as one number, and two numbers in one cell as two', () => {
  const cells = Array.from({ length: partFields.indexOf('replaces') + 1 }, () => '');
  cells.splice(0, 5, 'Drum', '5', '1', '', '/x.jpg');
  cells[partFields.indexOf('oem')] = '34,82,083,232; 3482083233.00';
  cells[partFields.indexOf('replaces')] = '3482083234 / 3482083235';
  const [checked] = check([rowOf(2, ...cells)]);
  expect(checked?.part?.description).toBe('OEM: 3482083232, 3482083233\nReplaces: 3482083234, 3482083235');
});

it('marks a row with more cells than the list has columns, in its name and price', () => {
  const priced = {
    columns: { product_name: 0, price: 1 },
    sameValues: { minimum_order_quantity: '1', image: '/x.jpg' },
  };
  const rows = [
    ['Drum', '1', '200', '500'],
    ['Disc', '5', '3', ' '],
    ['Hub', '5'],
  ].map((cells) => rowOf(2, ...cells));
  const problemsIn = (mapping: typeof priced) =>
    createCheck(
      mapping,
      en,
      'BDT',
      undefined,
      3,
    )(rows.map((row, index) => ({ ...row, number: index + 2 }))).map(({ problems }) => problems);
  const marked = { product_name: en.importParts.tooManyCells, price: en.importParts.tooManyCells };
  expect(problemsIn(priced)).toEqual([marked, {}, {}]);
  expect(
    problemsIn({ ...priced, columns: { ...priced.columns, available_quantity: 3 } as typeof priced.columns }),
  ).toEqual([{}, {}, {}]);
});

it.each([
  [true, ['Name', 'Price'], 2],
  [true, ['Name'], 1],
  [false, ['Drum', '5'], 2],
  [false, ['Prices of March'], Infinity],
])('takes the cells of the first row for the columns (%s, %j)', (hasHeader, cells, width) => {
  expect(widthOf({ hasHeader, rows: [rowOf(1, ...cells)] })).toBe(width);
});

it('says that a price stays text also in a row with a problem', () => {
  expect(check([rowOf(2, 'Drum', 'ask', '0', '', '')])[0]).toMatchObject({
    part: undefined,
    notes: { price: 'Not an amount, so shown as written.' },
  });
});

it('says in both cells that they may be one amount, until they are corrected', () => {
  const row = { ...rowOf(2, 'Drum', '1', '200', '', '/x.jpg'), split: 1 };
  const note = 'Perhaps one amount: 1,200';
  const notesIn = (cells: readonly string[]) => check([{ ...row, cells }])[0]?.notes;
  expect(notesIn(row.cells)).toEqual({ price: note, minimum_order_quantity: note });
  expect(notesIn(row.cells.with(1, '12,000'))).toEqual({});
});

it('refuses a negative price with a currency', () => {
  expect(check([rowOf(2, 'Drum', 'Tk -5', '1', '', '/x.jpg')])[0]?.problems).toHaveProperty('price');
});

it.each([
  [
    ['Drum', '-5', '0', '-1', ' '],
    ['price', 'minimum_order_quantity', 'available_quantity'],
  ],
  [
    ['Drum', '', '1e3', 'twelve', '/x.jpg'],
    ['minimum_order_quantity', 'available_quantity'],
  ],
  [
    ['Drum', '', '9'.repeat(30), '1000000001', '/x.jpg'],
    ['minimum_order_quantity', 'available_quantity'],
  ],
  [['Drum', '1,000,000,000,001', '1', '', '/x.jpg'], ['price']],
  [['Caf\uFFFD', '', '1', '', '/x.jpg'], ['product_name']],
  [['Drum'], ['minimum_order_quantity']],
])('finds the values of %j that are not valid', (cells, fields) => {
  const [checked] = check([rowOf(2, ...cells)]);
  expect(checked?.part).toBeUndefined();
  expect(Object.keys(checked?.problems ?? {}).toSorted()).toEqual(fields.toSorted());
});

it.each([
  ['neither name nor number', ['', '500', '1', '', '/x.jpg']],
  ['a sum', ['TOTAL', '500', '1', '', '/x.jpg']],
  ['a sum with its label', ['Grand total:', '500']],
  ['a sum in Bangla', ['সর্বমোট', '৫০০']],
  ['a formula', ['=SUM(B2:B9)', '500', '1', '', '/x.jpg']],
])('leaves a row with %s out', (_, cells) => {
  expect(check([rowOf(2, ...cells)])[0]).toMatchObject({ part: undefined, problems: {}, isLeftOut: true });
});

it.each(['Totalizer, Fuel', '=Drum'])('takes the name %j, which only begins like a sum or a formula', (name) => {
  expect(check([rowOf(2, name, '500', '1', '', '/x.jpg')])[0]?.part).toBeDefined();
});

it('accepts a name only once, in any case, and any number of parts with a number but without a name', () => {
  const same = rowOf(7, ' BRAKE disc', '', '1', '', '/x.jpg');
  const oem = partFields.indexOf('oem');
  const unnamed = [8, 9].map((number) =>
    rowOf(
      number,
      ...Array.from({ length: oem + 1 }, (_, index) => ['', '', '1', '', '/x.jpg'][index] ?? `94081${number}`),
    ),
  );
  const [first, second, ...others] = check([valid, same, ...unnamed]);
  expect(first?.part).toBeDefined();
  expect(second).toMatchObject({ part: undefined, problems: { product_name: 'Row 2 has the same name.' } });
  expect(others.every(({ part }) => part !== undefined)).toBe(true);
});

it('takes the value of all rows for a field without a column', () => {
  const checkNames = createCheck(
    { columns: { product_name: 0 }, sameValues: { image: '/none.png', minimum_order_quantity: '1' } },
    en,
    'BDT',
  );
  expect(checkNames([rowOf(1, 'Drum')])[0]?.part).toEqual({
    product_name: 'Drum',
    image: '/none.png',
    minimum_order_quantity: 1,
  });
});

it('checks only the corrected row again', () => {
  const rows = Array.from({ length: 9 }, (_, index) =>
    rowOf(index + 1, `Disc ${String(index)}`, '5', '1', '9', '/x.jpg'),
  );
  const checked = check(rows);
  const corrected = check(rows.with(3, rowOf(4, 'Drum', '5', '1', '9', '/x.jpg')));
  expect(corrected.filter((row, index) => row !== checked[index])).toEqual([corrected[3]]);
});

const withPictures = (text: string) => rowOf(2, 'Drum', '', '1', '', text);
const fileOf = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

it('finds the files of a row by their names, in any case and without their folders', () => {
  const [front, back] = [fileOf('Front.JPG'), fileOf('back.jpg')];
  const files = new Map([
    ['front.jpg', front],
    ['back.jpg', back],
  ]);
  const [checked] = check([withPictures('front.jpg; /photos/side.jpg; C:\\drums\\BACK.jpg')], files);
  expect(checked?.part).toMatchObject({ product_name: 'Drum' });
  expect(checked?.pictures).toEqual([front, '/photos/side.jpg', back]);
});

it('names the files of a row that were not chosen, and takes the part without them', () => {
  const [checked] = check([withPictures('front.jpg; back.jpg')], new Map([['back.jpg', fileOf('back.jpg')]]));
  expect(checked).toMatchObject({
    part: { product_name: 'Drum' },
    pictures: ['front.jpg', fileOf('back.jpg')],
    problems: {},
    notes: { image: 'File not chosen yet: front.jpg' },
  });
});

it('takes a part without a picture, and asks for an address on a host that takes no files', () => {
  expect(check([withPictures('')])[0]).toMatchObject({ part: { image: '' }, problems: {}, notes: {} });
  expect(check([withPictures('front.jpg')])[0]).toMatchObject({
    part: { image: '' },
    notes: { image: 'This shop takes no picture files. Enter the address of the picture instead.' },
  });
});

it.each([
  ['১২টি', 12],
  ['২ ডজন', 24],
  ['Qty: 12 pcs', 12],
  ['0', 0],
])('reads the quantity %j as a pasted list does', (cell, available_quantity) => {
  expect(check([rowOf(2, 'Drum', '', '1', cell, '/x.jpg')])[0]?.part).toMatchObject({ available_quantity });
});

it('marks a row whose price and stock are each other’s', () => {
  const rows = Array.from({ length: 9 }, (_, index) => rowOf(index + 3, `Disc ${index}`, '14500', '1', '12', '/x.jpg'));
  const shifted = rowOf(2, 'Drum', '12', '1', '14500', '/x.jpg');
  const [marked, ...others] = check([shifted, ...rows]);
  const { shifted: note } = en.importParts;
  expect(marked).toMatchObject({ part: { price: 12 }, notes: { price: note, available_quantity: note } });
  expect(others.map(({ notes }) => notes)).toEqual(rows.map(() => ({})));
});

it('refuses more pictures than the form for one part takes', () => {
  const text = Array.from({ length: 13 }, (_, index) => `/photos/${String(index)}.jpg`).join('; ');
  expect(check([withPictures(text)])[0]?.problems).toEqual({ image: 'A part has at most 12 pictures.' });
});
