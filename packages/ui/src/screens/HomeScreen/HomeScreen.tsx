'use client';
import { Suspense, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { CategoryTiles } from '../../blocks/CategoryTiles/CategoryTiles.js';
import type { CategoryCount } from '../../blocks/CategoryTiles/CategoryTiles.js';
import { Hero } from '../../blocks/Hero/Hero.js';
import { OwnerMessage } from '../../blocks/OwnerMessage/OwnerMessage.js';
import type { OwnerMessageProps } from '../../blocks/OwnerMessage/OwnerMessage.js';
import { PartCardSkeleton } from '../../blocks/PartCard/PartCardSkeleton.js';
import { PartGrid } from '../../blocks/PartGrid/PartGrid.js';
import { cell, grid } from '../../blocks/PartGrid/PartGrid.css.js';
import { ReviewCard } from '../../blocks/ReviewCard/ReviewCard.js';
import { ReviewCardSkeleton } from '../../blocks/ReviewCard/ReviewCardSkeleton.js';
import { ShowroomCarousel } from '../../blocks/ShowroomCarousel/ShowroomCarousel.js';
import { StatsBlock } from '../../blocks/StatsBlock/StatsBlock.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Async } from '../../elements/Async/Async.js';
import { shelfIcon, starIcon } from '../../elements/Icon/icons.js';
import { Section } from '../../elements/Section/Section.js';
import type { ShowroomSlide } from '../../dealer.js';
import type { Part, Review } from '@dealerkit/domain/entities';
import type { AsyncData } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { allPartsLink, reviewGrid } from './HomeScreen.css.js';

export type { CategoryCount } from '../../blocks/CategoryTiles/CategoryTiles.js';

const PARTS_SHOWN = 6;
const REVIEWS_SHOWN = 3;

export interface HomeScreenProps {
  /** The picture and the sentence beside the headline. */
  hero: { picture: PictureSource; lead: string };
  /** All parts in the server's order; the last six are shown. */
  parts: AsyncData<readonly Part[]>;
  /** Renders the button that adds a part to the basket. */
  addToBasket?: ((part: Part) => ReactNode) | undefined;
  /** All reviews in the server's order; the last three are shown. */
  reviews: AsyncData<readonly Review[]>;
  /** Renders the buttons of a review, for admins. The reference is to an element that can take the focus. */
  reviewActions?: ((review: Review, returnFocusRef: RefObject<HTMLElement | null>) => ReactNode) | undefined;
  /** The URL of the page of all parts; without it there is no link to it. */
  allPartsHref?: string | undefined;
  /** Statistics of the dealer; without them their section is missing. */
  stats?: ReadonlyArray<{ value: string; label: string }> | undefined;
  /** Pictures of the showrooms; without them their section is missing. */
  slides?: ReadonlyArray<ShowroomSlide> | undefined;
  /** The owner's portrait, name and message; without it their section is missing. */
  owner?: OwnerMessageProps | undefined;
  /** The phone number of the shop; without it the hero has no link to call it. */
  phone?: string | undefined;
  /** The categories of the parts, in display order; without any there is no list of them. */
  categories?: AsyncData<readonly CategoryCount[]> | undefined;
}

/** The categories, none of them while they load; undefined if there are none. */
const categoriesOf = (categories: AsyncData<readonly CategoryCount[]>) => {
  if (categories.state === 'loading') return [];
  return categories.state === 'ready' && categories.data.length > 0 ? categories.data : undefined;
};

/**
 * The categories, the newest parts, statistics, reviews, showrooms and the owner's message (`/`). React hydrates each `Suspense` in tasks of its own,
 * and first the one that the user touches.
 */
export const HomeScreen = ({
  hero,
  parts,
  addToBasket,
  reviews,
  reviewActions,
  allPartsHref,
  stats,
  slides,
  owner,
  phone,
  categories,
}: HomeScreenProps) => {
  const { home } = useUi().texts;
  const partsTitle = useRef<HTMLHeadingElement>(null);
  const reviewsTitle = useRef<HTMLHeadingElement>(null);
  const listed = categories && categoriesOf(categories);
  const goToParts = () => {
    partsTitle.current?.focus({ preventScroll: true });
    partsTitle.current?.scrollIntoView();
  };
  return (
    <>
      <Hero {...hero} phone={phone} onGetStarted={goToParts} />
      {listed && (
        <Section title={home.categoriesTitle} size="title" padding="thin" gap="sm">
          <CategoryTiles categories={listed} />
        </Section>
      )}
      <Section title={home.partsTitle} titleRef={partsTitle}>
        <Suspense>
          <Async
            value={parts}
            skeleton={
              <div className={grid}>
                {Array.from({ length: PARTS_SHOWN }, (_, index) => (
                  <div key={index} className={cell}>
                    <PartCardSkeleton />
                  </div>
                ))}
              </div>
            }
            empty={<EmptyState icon={shelfIcon} {...home.noParts} />}
          >
            {(all) => <PartGrid parts={all.slice(-PARTS_SHOWN)} addToBasket={addToBasket} />}
          </Async>
        </Suspense>
        {allPartsHref !== undefined && (
          <p className={allPartsLink}>
            <ButtonLink href={allPartsHref}>{home.toAllParts}</ButtonLink>
          </p>
        )}
      </Section>
      {stats && (
        <Section title={home.statsTitle} titleHidden padding="thin" background="sunken">
          <StatsBlock stats={stats} />
        </Section>
      )}
      <Suspense>
        <Section title={home.reviewsTitle} titleRef={reviewsTitle}>
          <Async
            value={reviews}
            skeleton={
              <div className={reviewGrid}>
                {Array.from({ length: REVIEWS_SHOWN }, (_, index) => (
                  <ReviewCardSkeleton key={index} />
                ))}
              </div>
            }
            empty={<EmptyState icon={starIcon} {...home.noReviews} />}
          >
            {(all) => (
              <ul className={reviewGrid}>
                {all.slice(-REVIEWS_SHOWN).map((review) => (
                  <li key={review._id}>
                    <ReviewCard review={review} actions={reviewActions?.(review, reviewsTitle)} />
                  </li>
                ))}
              </ul>
            )}
          </Async>
        </Section>
      </Suspense>
      <Suspense>
        {slides && (
          <Section title={home.showroomsTitle} background="brand">
            <ShowroomCarousel slides={slides} />
          </Section>
        )}
        {owner && <OwnerMessage {...owner} />}
      </Suspense>
    </>
  );
};
