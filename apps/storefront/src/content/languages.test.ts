import { describe, expect, it } from 'vitest';
import { bn } from './bn/bn.js';
import type { Content } from './Content.js';
import { questions } from './en/blog.js';
import { dealer } from './en/dealer.js';
import { description } from './en/description.js';
import { demoAccounts } from './en/demoAccounts.js';
import { home } from './en/home.js';
import { notFoundPicture } from './en/notFound.js';
import { portfolio } from './en/portfolio.js';
import { defaultLanguage, isLanguageCode, languageAfter, languages } from './languages.js';

const english: Content = { dealer, description, home, questions, portfolio, notFoundPicture, demoAccounts };

/** What is the same in every language: URLs, sizes, years, and what is typed into fields. */
const isFact = (key: string) =>
  ['src', 'srcSet', 'type', 'width', 'height', 'href', 'foundedIn', 'email', 'password'].includes(key);

const entriesOf = (value: unknown, path = ''): [path: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${path}/${key}`))
    : [[path, value]];

const lastKey = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const factsOf = (content: Content) => entriesOf(content).filter(([path]) => isFact(lastKey(path)));

const sentencesOf = (content: Content) => entriesOf(content).filter(([path]) => !isFact(lastKey(path)));

/** Code and names that Bangla writes in Latin letters too. */
const latin = /`[^`]*`|“[^”]*”|React Compiler|React|HTML|SWR|API|Storybook|TRUCK PARTS/g;

describe('the content in Bangla', () => {
  it('has the same pictures, links and accounts as in English', () => {
    expect(factsOf(bn)).toEqual(factsOf(english));
  });

  it('has a sentence for every English one', () => {
    const paths = (content: Content) => sentencesOf(content).map(([path]) => path);
    expect(paths(bn)).toEqual(paths(english));
  });

  it('is all in Bangla script, numbers included, except names', () => {
    const left = sentencesOf(bn).filter(([, text]) => /[a-z0-9]/i.test(String(text).replace(latin, '')));
    expect(left).toEqual([]);
  });
});

describe('the table of languages', () => {
  it('offers every language in turn, and the first one after the last', () => {
    const codes = Object.keys(languages).filter(isLanguageCode);
    expect(codes.map((code) => languageAfter(code).code)).toEqual([...codes.slice(1), defaultLanguage]);
  });

  it.each([null, '', 'toString', 'fr'])('does not contain %o', (code) => {
    expect(isLanguageCode(code)).toBe(false);
  });
});
