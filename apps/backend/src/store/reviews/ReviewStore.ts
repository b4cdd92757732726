import type { Input } from '@dealerkit/api-client';
import type { Review } from '@dealerkit/domain/entities';
import type { Owner, OwnRows } from '../sql/Owner.ts';
import type { Page } from '../sql/Page.ts';

/** The maximum size of a list of reviews as JSON, in bytes. */
export const maxReviewBytes = 300_000;

/** A review as it is added. */
export type NewReview = Omit<Input<'addReview'>, 'reviewerEmail'> & Pick<Review, 'reviewerEmail'>;

/** The values of a review that its author can change. */
type ReviewValues = Omit<Input<'updateReview'>, 'id'>;

/** The reviews of a store. */
export interface ReviewStore {
  addReview(review: NewReview, placedBy?: string): Promise<string>;
  getReview(_id: string): Promise<Review | undefined>;
  /** The empty address, which no user has, for a review without an author. */
  getReviewOwner(_id: string): Promise<Owner | undefined>;
  /** Resolves to the number of changed reviews, 0 or 1. */
  updateReview(_id: string, review: ReviewValues): Promise<number>;
  /** Resolves to the number of deleted reviews, 0 or 1. */
  deleteReview(_id: string, actor: string): Promise<number>;
  /** The newest reviews of an author in insertion order, at most 100. */
  listReviewsOf(...rows: OwnRows): Promise<Review[]>;
  /** The newest reviews in insertion order, at most `maxReviewBytes` in total. */
  listReviews(limit: number): Promise<Page<Review>>;
}
