import { maxTotalCount } from '@dealerkit/api-client';
import type { Json } from './openApiTypes.ts';

/** The headers of a list that is read page by page. */
export const listHeaders: Record<string, { description: string; schema: Json }> = {
  'X-Total-Count': {
    description: `The number of rows on all pages. The count of a search or a filter stops at ${maxTotalCount}, so this value means this many or more.`,
    schema: { type: 'integer' },
  },
  'X-Total-Is-Minimum': {
    description: '`true` where a search stopped before it had read all rows, so that there may be more than the count.',
    schema: { type: 'string' },
  },
  'X-Search-Used': {
    description: 'The part of a longer search text that was used, percent-encoded: at most 8 words and 80 characters.',
    schema: { type: 'string' },
  },
  Link: { description: 'The address of the next page (`rel="next"`), if there is one.', schema: { type: 'string' } },
};
