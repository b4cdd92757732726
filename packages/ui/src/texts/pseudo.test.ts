import { expect, it } from 'vitest';
import { en } from './en.js';
import { extendTexts } from './extendTexts.js';
import { pseudoTexts } from './pseudo.js';

const pseudo = pseudoTexts(en);

it('accents and lengthens texts and the results of functions, and keeps the locale', () => {
  expect(pseudo.navbar.home).toBe('[Hóóméé]');
  expect(pseudo.common.removeFilter('Brakes')).toBe('[Réémóóvéé fííltéér: Bráákééš]');
  expect(pseudo.titles.allParts.length).toBeGreaterThan(en.titles.allParts.length * 1.3);
  expect(pseudo.locale).toBe(en.locale);
});

it('passes the values of a sentence on', () => {
  expect(pseudo.bulkEdit.saved(1, '1')).toBe('[1 páárt šáávééd.]');
  expect(pseudo.bulkEdit.saved(2, '2')).toBe('[2 páártš šáávééd.]');
});

it('shows which texts of a translation are missing', () => {
  const shown = extendTexts(pseudo, { navbar: { home: 'Inicio' } });
  expect([shown.navbar.home, shown.navbar.dashboard]).toEqual(['Inicio', '[Dááshbóóáárd]'.replace('sh', 'šh')]);
});
