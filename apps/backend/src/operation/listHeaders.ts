import { maxTotalCount } from '@dealerkit/api-client';

/** The headers of a list that is read page by page. */
export const listHeaders: Record<string, { type: string; description: string }> = {
  'X-Total-Count': {
    type: 'integer',
    description: `The number of rows on all pages. The count of a search or a filter stops at ${maxTotalCount}, so this value means this many or more.`,
  },
  'X-Total-Is-Minimum': {
    type: 'string',
    description: '`true` where a search stopped before it had read all rows, so that there may be more than the count.',
  },
  'X-Search-Used': {
    type: 'string',
    description: 'The part of a longer search text that was used, percent-encoded: at most 8 words and 80 characters.',
  },
  'X-Search-Corrected': {
    type: 'string',
    description: 'What was searched for, percent-encoded, where a word was corrected; `exact=1` searches as typed.',
  },
  Link: { type: 'string', description: 'The address of the next page (`rel="next"`), if there is one.' },
};
