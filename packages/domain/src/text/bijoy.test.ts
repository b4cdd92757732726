import { describe, expect, it } from 'vitest';
import { convertBijoy, convertBijoyRows, convertBijoyTexts, hasBijoy } from './bijoy.js';

describe('text that was typed with Bijoy', () => {
  it.each([
    ['‡eªK c¨vW', 'ব্রেক প্যাড'],
    ['†eªK mÿ', 'ব্রেক সক্ষ'],
    ['evsjv', 'বাংলা'],
    ['wdëvi', 'ফিল্টার'],
    ['K¬vP ‡cøU', 'ক্লাচ প্লেট'],
    ['‡gvUi', 'মোটর'],
    ['†W‡fjcvi', 'ডেভেলপার'],
    ['ˆZj', 'তৈল'],
    ['‡mŠi', 'সৌর'],
    ['evqyPvc', 'বায়ুচাপ'],
    ['Uvqvi', 'টায়ার'],
    ['nvW©Iq¨vi', 'হার্ডওয়্যার'],
    ['wµqv Kg©x', 'ক্রিয়া কর্মী'],
    ['wbw`©ó', 'নির্দিষ্ট'],
    ['Puv`', 'চাঁদ'],
    ['UvKv', 'টাকা'],
    ['w¯úªs', 'স্প্রিং'],
    ['wew¯‹U', 'বিস্কিট'],
    ['†nwë', 'হেল্টি'],
    ['AvšÍR©vwZK', 'আন্তর্জাতিক'],
    ['A¯Í', 'অস্ত'],
    ['Riæwi', 'জরুরি'],
    ['`ªæZ', 'দ্রুত'],
    ['mxZvKzÐ', 'সীতাকুণ্ড'],
    ['i¨vK', 'র\u200D্যাক'],
    ['m~h©', 'সূর্য'],
    ['ˆe`y¨wZK', 'বৈদ্যুতিক'],
    ['wbqš¿Y', 'নিয়ন্ত্রণ'],
    ['BwÄb', 'ইঞ্জিন'],
    ['÷xj', 'স্টীল'],
    ['KZ©„c‡ÿi', 'কর্তৃপক্ষের'],
  ])('%j becomes %j', (typed, unicode) => {
    expect(convertBijoy(typed)).toBe(unicode.normalize());
  });

  it.each(['‡ªK c¨vW', '‡eªK c¨vW', 'wdëvi', 'UªvK', 'Kg©x', 'BwÄb', 'eÖK', '÷xj'])('is recognised: %j', (text) => {
    expect(hasBijoy(text)).toBe(true);
  });

  it.each([
    'Brake pad 5½"',
    'Citroën Jumper',
    'Kögel',
    '20 °C ±5',
    'Ø50 × 20',
    'Bosch® filter',
    '‘O’ ring – 5 pcs',
    'ব্রেক প্যাড',
    'Valve M8',
    'Wheel stud',
    '€ 5,00',
    'AdBlue',
    '100 N·m',
    '20 µm',
    'ÖBB',
    '',
  ])('is not seen in %j', (text) => {
    expect(hasBijoy(text)).toBe(false);
  });
});

it('converts the texts of a list that has Bijoy text, and leaves numbers, codes and Latin words', () => {
  expect(convertBijoyTexts(['bvg', '‡eªK c¨vW 1613 LPT', 'UvKv', 'Hino 500', 'Brake Shoe', '3482 083 232'])).toEqual(
    ['bvg', 'ব্রেক প্যাড 1613 LPT', 'টাকা', 'Hino 500', 'Brake Shoe', '3482 083 232'].map((text) =>
      text === 'bvg' ? 'নাম' : text.normalize(),
    ),
  );
  expect(convertBijoyTexts(['UvKv', 'Brake'])).toEqual(['UvKv', 'Brake']);
});

it('converts only the columns of a list that have Bijoy text', () => {
  const rows = [{ cells: ['bvg', 'Valve M8'] }, { cells: ['‡eªK', 'UvKv'] }, { cells: ['Hino', ''] }];
  const converted = convertBijoyRows(rows);
  expect(converted.map(({ cells }) => cells)).toEqual([
    ['নাম', 'Valve M8'],
    ['ব্রেক', 'UvKv'],
    ['Hino', ''],
  ]);
  expect(converted[2]).toBe(rows[2]);
  const latin = [{ cells: ['UvKv'] }];
  expect(convertBijoyRows(latin)).toBe(latin);
});

it('keeps the unit after a number', () => {
  expect(convertBijoy('‡eªK c¨vW 2 pcs')).toBe('ব্রেক প্যাড 2 pcs'.normalize());
});
