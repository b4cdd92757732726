import type { Part, Review } from '@dealerkit/domain/entities';
import { paths } from '@dealerkit/domain/paths';
import { createContext } from 'react';

/** Answers that our backend has written into a page, by the name of their call. */
export interface ServedAnswers {
  readonly findParts?: Part[];
  readonly findReviews?: Review[];
  readonly getPart?: Part;
}

/** The id of the element that contains them as JSON. */
export const ANSWERS_ID = 'answers';

/** The answers that are in the served page. */
export const ServedAnswersContext = createContext<ServedAnswers>({});

let hydrating = false;

/** Reads the answers of this page; none on a host that only serves files. */
export const readServedAnswers = (): ServedAnswers => {
  const json = document.getElementById(ANSWERS_ID)?.textContent ?? '{}';
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A browser that goes back shows the page from its cache, with the stock of then. The page of a part always asks for its stock.
  hydrating = json !== '{}' && location.pathname === paths.home && navigation?.type !== 'back_forward';
  return JSON.parse(json) as ServedAnswers;
};

/** Whether a home page with fresh answers is still being hydrated, so that it needs no calls. */
export const isHydrating = (): boolean => hydrating;

/** Call it when the page is hydrated or left: a home page that is opened later makes its calls. */
export const markHydrated = (): void => {
  hydrating = false;
};
