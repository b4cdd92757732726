import { expect, it } from 'vitest';
import { languages } from './languages.js';

it.each(Object.entries(languages))(
  'loads the catalogue of %s, which has the locale of the table',
  async (_, language) => {
    expect(await language.load()).toHaveProperty('locale', language.locale);
  },
);
