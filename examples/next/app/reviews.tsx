'use client';
import { useQuery } from '@dealerkit/api-client/react';
import { Async } from '@dealerkit/ui/elements/Async';
import { ReviewList } from '@dealerkit/ui/blocks/ReviewList';
import { Spinner } from '@dealerkit/ui/elements/Spinner';

/** Loaded in the browser. */
export const Reviews = () => (
  <Async value={useQuery('listReviews', {})} skeleton={<Spinner />}>
    {(reviews) => <ReviewList reviews={reviews} />}
  </Async>
);
