import { useContext, useMemo } from 'react';
import type { PropsWithChildren } from 'react';
import { SWRConfig, unstable_serialize as keyOf } from 'swr';
import { newestParts, newestReviews } from './newest.js';
import { ServedAnswersContext } from './servedAnswers.js';
import type { ServedAnswers } from './servedAnswers.js';

/** The answers by SWR's key of their calls. A part of the list is shown until its own call is answered. */
const fallbackOf = ({ findParts, findReviews, getPart }: ServedAnswers): Record<string, unknown> => ({
  ...Object.fromEntries(
    [...(findParts ?? []), ...(getPart ? [getPart] : [])].map((part) => [keyOf(['getPart', { id: part._id }]), part]),
  ),
  [keyOf(['findParts', newestParts])]: findParts,
  [keyOf(['findReviews', newestReviews])]: findReviews,
});

/** Gives the calls of a page the answers that are in the served page. */
export const WithServedAnswers = ({ children }: PropsWithChildren) => {
  const answers = useContext(ServedAnswersContext);
  return <SWRConfig value={useMemo(() => ({ fallback: fallbackOf(answers) }), [answers])}>{children}</SWRConfig>;
};
