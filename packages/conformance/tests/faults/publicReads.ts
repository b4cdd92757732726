import { karim } from '../../../../apps/backend/tests/fixtures.ts';
import {
  only,
  changeResponse,
  eachRow,
  lastRow,
  received,
  instead,
  html,
  refusal,
  type PlantedFault,
} from '../mutations.ts';
import type { Json } from '../startProxy.ts';

/** What every visitor reads. */
export const readFaults: readonly PlantedFault[] = [
  ['the list of parts answers 500', 'listParts', 'success', /answers 500/, instead('listParts', received(500, '{}'))],
  [
    'the list of parts is a page',
    'listParts',
    'success',
    /HTML/,
    instead('listParts', received(200, html, { 'content-type': 'text/html' })),
  ],
  [
    'the list of parts redirects',
    'listParts',
    'success',
    /redirects to \/login/,
    instead('listParts', received(302, '', { location: '/login' })),
  ],
  [
    'the list of parts never answers',
    'listParts',
    'success',
    /does not answer within/,
    only('listParts', async () => undefined),
  ],
  [
    'the list of parts needs a token',
    'listParts',
    'success',
    /answers 401 "Sign in first\."/,
    instead('listParts', received(401, '{"message":"Sign in first."}')),
  ],
  [
    'the list of parts is inside an object',
    'listParts',
    'types',
    /no response|Array/,
    changeResponse('listParts', (parts: Json[]) => ({ parts })),
  ],
  [
    'the list of parts is cut',
    'listParts',
    'success',
    /not JSON/,
    only('listParts', async (sent, forward) => {
      const all = await forward(sent);
      return { ...all, body: all.body.slice(0, -1) };
    }),
  ],
  [
    'the list of parts has another content type',
    'listParts',
    'types',
    /content type is text\/plain/,
    only('listParts', async (sent, forward) => {
      const all = await forward(sent);
      all.headers.set('content-type', 'text/plain');
      return all;
    }),
  ],
  [
    'an _id is a number',
    'listParts',
    'success',
    /_id/,
    eachRow('listParts', (part, index) => ({ ...part, _id: index })),
  ],
  [
    'two parts have one _id',
    'listParts',
    'types',
    /used twice/,
    changeResponse('listParts', (parts: Json[]) => [...parts.slice(0, 1), ...parts]),
  ],
  ['a price is an object', 'listParts', 'success', /price/, lastRow('listParts', { price: { amount: 5 } })],
  [
    'a quantity is a list',
    'listParts',
    'types',
    /available_quantity is \[9\]/,
    lastRow('listParts', { available_quantity: [9] }),
  ],
  [
    'the newest part is the first one',
    'listParts',
    'success',
    /not the last/,
    changeResponse('listParts', (parts: Json[]) => parts.toReversed()),
  ],
  [
    'the list of parts is stale',
    'addPart',
    'success',
    /listed 0 times/,
    changeResponse('listParts', (parts: Json[]) => parts.slice(0, 1)),
  ],
  [
    'a part has another price than in the list',
    'getPart',
    'success',
    /other values/,
    changeResponse('getPart', (part: Json) => ({ ...part, price: 1 })),
  ],
  [
    'every id has a part',
    'getPart',
    'bad input',
    /answers 200/,
    only('getPart', async (sent, forward, { dealer }) => {
      const found = await forward(sent);
      return found.status === 404 ? received(200, JSON.stringify((await dealer.listParts())[0])) : found;
    }),
  ],
  [
    'an unknown part is null',
    'getPart',
    'bad input',
    /answers 200/,
    refusal('getPart', 404, () => received(200, 'null')),
  ],
  [
    'an unknown part is an error of the server',
    'getPart',
    'bad input',
    /answers 500/,
    refusal('getPart', 404, () => received(500, '{"message":"CastError"}')),
  ],
  ['a part is in a list', 'getPart', 'success', /Expected/, changeResponse('getPart', (part: Json) => [part])],
  [
    'reviews show e-mail addresses',
    'listReviews',
    'success',
    /reviewerEmail/,
    eachRow('listReviews', (review) => ({ ...review, reviewerEmail: karim })),
  ],
  [
    'the newest review is the first one',
    'addReview',
    'success',
    /not the last/,
    changeResponse('listReviews', (reviews: Json[]) => reviews.toReversed()),
  ],
  ['a rating is a word', 'listReviews', 'success', /rating/, lastRow('listReviews', { rating: 'good' })],
];
