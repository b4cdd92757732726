import { expect, it } from 'vitest';
import { districts } from './districts.js';

it.each([
  ['en', 'Sylhet', /^[A-Z][A-Za-z’ ]+$/],
  ['bn', 'সিলেট', /^[\p{Script=Bengali}]+$/u],
] as const)(
  'has the 64 districts of Bangladesh in %s, each once and in alphabetical order',
  (language, own, script) => {
    const names = districts[language];
    expect(new Set(names).size).toBe(64);
    expect(names).toContain(own);
    expect(names.filter((name) => !script.test(name))).toEqual([]);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  },
);
