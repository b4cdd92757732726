import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { codes, content } from './content.js';

const none = { state: 'ready' as const, data: [] };

it.each(codes)('shows the words of the dealer on the home page in %s', (code) => {
  const { hero } = content[code];
  expect(renderToString(<HomeScreen hero={hero} parts={none} reviews={none} />)).toContain(hero.lead);
});
