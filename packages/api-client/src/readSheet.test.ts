// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { readSheet } from './readSheet.js';

const bytesOf = (...content: (string | number[])[]) =>
  new Blob(content.map((each) => (typeof each === 'string' ? each : new Uint8Array(each))));

/** UTF-16 as Excel writes "Unicode text". */
const utf16 = (text: string, order: 'le' | 'be', hasMark: boolean) => {
  const units = Array.from((hasMark ? '\uFEFF' : '') + text, (sign) => sign.codePointAt(0) ?? 0);
  return bytesOf(units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
};

const rowsOf = async (source: Blob | string) => {
  const sheet = await readSheet(source);
  return 'rows' in sheet ? sheet.rows.map(({ cells }) => cells) : sheet;
};

const tabbed = 'নাম\tদাম\nক্লাচ\t৪১,৫০০';
const read = [
  ['নাম', 'দাম'],
  ['ক্লাচ', '৪১,৫০০'],
];

it.each([
  ['UTF-8', bytesOf(tabbed)],
  ['UTF-8 with a byte order mark', bytesOf([0xef, 0xbb, 0xbf], tabbed)],
  ['UTF-16 LE with a byte order mark', utf16(tabbed, 'le', true)],
  ['UTF-16 BE with a byte order mark', utf16(tabbed, 'be', true)],
  ['UTF-16 LE without a byte order mark', utf16(tabbed, 'le', false)],
  ['UTF-16 BE without a byte order mark', utf16(tabbed, 'be', false)],
])('reads a file in %s', async (_, file) => {
  expect(await rowsOf(file)).toEqual(read);
});

it('reads a file in Windows-1252, and marks the characters of mixed encodings that it cannot read', async () => {
  expect(await rowsOf(bytesOf('Caf', [0xe9], ' 5', [0xbd], '"\n'))).toEqual([['Café 5½"']]);
  expect(await rowsOf(bytesOf('ক্লাচ\nCaf', [0xe9]))).toEqual([['ক্লাচ'], ['Caf\uFFFD']]);
});

it.each([0, 1, 5, 6, 17])('reads a file in UTF-8 with a NUL at byte %i, and marks it', async (position) => {
  const text = `Name,Price\n${'Disc,5\n'.repeat(20)}`;
  expect(await rowsOf(bytesOf(`${text.slice(0, position)}\0${text.slice(position)}`))).toEqual(
    await rowsOf(`${text.slice(0, position)}\uFFFD${text.slice(position)}`),
  );
  expect(await rowsOf(bytesOf('ক,৫\n', [0], 'খ,৬\n'))).toEqual([
    ['ক', '৫'],
    ['\uFFFDখ', '৬'],
  ]);
});

it.each([
  [
    'Name;Price\nDisc;1,5',
    [
      ['Name', 'Price'],
      ['Disc', '1,5'],
    ],
  ],
  [
    'sep=;\r\nName;Price, each\r\nDisc;2',
    [
      ['Name', 'Price, each'],
      ['Disc', '2'],
    ],
  ],
  [
    'Name\tPrice\nDisc, front\t1,200',
    [
      ['Name', 'Price'],
      ['Disc, front', '1,200'],
    ],
  ],
  ['"Disc\nfront","5"" wide"', [['Disc\nfront', '5" wide']]],
  [
    '"O" ring kit\t120\nBrake drum\t300\nHose 1/2"\t80',
    [
      ['"O" ring kit', '120'],
      ['Brake drum', '300'],
      ['Hose 1/2"', '80'],
    ],
  ],
  ["'=1+1,'-,it's", [['=1+1', '-', "it's"]]],
  ['Disc', [['Disc']]],
])('reads the cells of %j', async (text, cells) => {
  expect(await rowsOf(text)).toEqual(cells);
});

it('keeps the name of a file and the numbers of the rows, also after rows without text', async () => {
  const file = new File(['Name,Price\n\n ,\nDisc,5\n'], 'parts.csv');
  expect(await readSheet(file)).toEqual({
    name: 'parts.csv',
    rows: [
      { number: 1, cells: ['Name', 'Price'] },
      { number: 4, cells: ['Disc', '5'] },
    ],
  });
});

it.each([
  ['', { reason: 'empty' }],
  [' ,\n\n', { reason: 'empty' }],
  ['Disc\n'.repeat(20_001), expect.objectContaining({ rows: expect.anything() as unknown })],
  ['Disc\n'.repeat(20_002), { reason: 'tooManyRows' }],
  ['a,'.repeat(99), [expect.anything()]],
  ['a,'.repeat(300), { reason: 'tooManyColumns', count: 300 }],
  [bytesOf([0x50, 0x4b, 3, 4, 20, 0]), { reason: 'damaged' }],
  [bytesOf([0xd0, 0xcf, 0x11, 0xe0]), { reason: 'spreadsheet' }],
  [bytesOf([0x89], 'PNG', [0, 0, 0, 13]), { reason: 'binary' }],
])('says what is wrong with a list it cannot read (%#)', async (source, problem) => {
  const sheet = await readSheet(source);
  expect(Array.isArray(problem) && 'rows' in sheet ? sheet.rows : sheet).toEqual(problem);
});

it('refuses a file of 50 MB before loading it, and a folder', async () => {
  const arrayBuffer = vi.fn<() => Promise<ArrayBuffer>>();
  const file = Object.assign(Object.create(Blob.prototype) as Blob, { arrayBuffer });
  Object.defineProperty(file, 'size', { value: 50 * 2 ** 20 });
  expect(await readSheet(file)).toEqual({ reason: 'tooLarge' });
  expect(arrayBuffer).not.toHaveBeenCalled();
  const folder = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
  expect(await readSheet(folder)).toEqual({ reason: 'unreadable' });
});
