import { expect, it } from 'vitest';
import { findDamage } from './spreadsheetDamage.js';

it.each([
  ['3.48208E+09', 'exponent'],
  ['8.15082E+11', 'exponent'],
  ['3,48208E+09', 'exponent'],
  ['3E+09', 'exponent'],
  ['৩.৪৮E+০৯', 'exponent'],
  ['Clutch plate 3.48208E+09', 'exponent'],
  ['3482083232; 3.48208e+09', 'exponent'],
  ['01-Mar', 'date'],
  ['1-Dec', 'date'],
  ['Mar-83', 'date'],
  ['05-Sep-26', 'date'],
  ['Sept-1', 'date'],
  ['মার্চ-৮৩', 'date'],
  ['০১-মে', 'date'],
  ['2026-03-01', 'date'],
  ['3/1/1983', 'date'],
  ['########', 'hashes'],
  ['####', 'hashes'],
  ['#REF!', 'error'],
  ['#N/A', 'error'],
  ['#DIV/0!', 'error'],
  ['#NAME?', 'error'],
  ['Err:502', 'error'],
])('finds what a spreadsheet made of a number in %j', (text, damage) => {
  expect(findDamage(text)).toBe(damage);
});

it.each([
  '3482083232',
  '4E10',
  'MAR-83',
  '12-05',
  '#1',
  '1823-45 A',
  'Mar 83 Clutch',
  '6308-2RS',
  'May pump',
  '10:32',
  '',
])('finds nothing in %j', (text) => {
  expect(findDamage(text)).toBeUndefined();
});
