import { expect, it } from 'vitest';
import { bangla } from './bangla.js';
import { questions } from './blog.js';
import type { Content } from './Content.js';
import { dealer } from './dealer.js';
import { demoAccounts } from './demoAccounts.js';
import { home } from './home.js';
import { notFoundPicture } from './notFound.js';
import { portfolio } from './portfolio.js';

const english: Content = { dealer, home, questions, portfolio, notFoundPicture, demoAccounts };

/** What is the same in every language: addresses, sizes, years, and what is typed into fields. */
const isFact = (key: string) =>
  ['src', 'srcSet', 'type', 'width', 'height', 'href', 'foundedIn', 'email', 'password'].includes(key);

const partsOf = (said: unknown, path = ''): [path: string, part: unknown][] =>
  typeof said === 'object' && said !== null
    ? Object.entries(said).flatMap(([key, inner]) => partsOf(inner, `${path}/${key}`))
    : [[path, said]];

const lastKey = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const factsOf = (content: Content) => partsOf(content).filter(([path]) => isFact(lastKey(path)));

const sentencesOf = (content: Content) => partsOf(content).filter(([path]) => !isFact(lastKey(path)));

/** What is written in Latin letters on a signboard in Sylhet, too, and code. */
const foreign = /`[^`]*`|“[^”]*”|React Compiler|React|HTML|SWR|API|Storybook|TRUCK PARTS/g;

it('shows the same pictures, links and accounts in both languages', () => {
  expect(factsOf(bangla.content)).toEqual(factsOf(english));
});

it('says as much in Bangla as in English', () => {
  const paths = (content: Content) => sentencesOf(content).map(([path]) => path);
  expect(paths(bangla.content)).toEqual(paths(english));
});

it('says all of it in Bangla, figures included, but for names', () => {
  const left = sentencesOf(bangla.content).filter(([, said]) => /[a-z0-9]/i.test(String(said).replace(foreign, '')));
  expect(left).toEqual([]);
});
