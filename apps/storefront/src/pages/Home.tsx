import type { Part, Review } from '@dealerkit/domain/entities';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { HomeContent } from './HomeContent.js';
import { lazyClient } from '../data/lazyClient.js';
import { newestParts, newestReviews } from '../data/newest.js';
import { isHydrating, markHydrated, ServedAnswersContext } from '../data/servedAnswers.js';
import { lazyPage } from '../routing/lazyPage.js';
import type { PageVisit } from '../routing/lazyPage.js';

const ready = <Data,>(data: Data): AsyncData<Data> => ({ state: 'ready', data });

/** The parts and reviews of the served page, until the user comes back to it or the device is online again. */
const ServedHome = ({ parts, reviews }: { parts: Part[]; reviews: Review[] }) => {
  const [newest, setNewest] = useState({ parts, reviews });
  const renew = async () => {
    const [newParts, newReviews] = await Promise.all([
      lazyClient.findParts(newestParts),
      lazyClient.findReviews(newestReviews),
    ]);
    setNewest({ parts: newParts, reviews: newReviews });
  };
  const onReturn = useEffectEvent(() => {
    // What is shown stays if it cannot be renewed.
    if (!document.hidden) renew().catch(() => undefined);
  });
  useEffect(() => {
    const listener = () => onReturn();
    document.addEventListener('visibilitychange', listener);
    addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      removeEventListener('online', listener);
    };
  }, []);
  return <HomeContent parts={ready(newest.parts)} reviews={ready(newest.reviews)} onReviewDeleted={renew} />;
};

/** The home page that makes calls, whose code the served page does not need. */
const LiveHome = lazyPage(() => import('./LiveHome.js').then((module) => module.LiveHome));

/** `/` */
export const Home = () => {
  const { findParts, findReviews } = useContext(ServedAnswersContext);
  const [isServed] = useState(isHydrating);
  useEffect(markHydrated, []);
  return isServed && findParts && findReviews ? <ServedHome parts={findParts} reviews={findReviews} /> : <LiveHome />;
};

/** Resolves to the page once it can be rendered. */
export const loadHome = async () => {
  if (!isHydrating()) await LiveHome.preload();
  return Home;
};

Home.preload = async (visit: PageVisit) => (await LiveHome.preload()).preload?.(visit);
