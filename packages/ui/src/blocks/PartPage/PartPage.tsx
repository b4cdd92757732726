'use client';
import type { ReactNode, Ref } from 'react';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { boxIcon } from '../../elements/Icon/icons.js';
import { Page } from '../../elements/Page/Page.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { AsyncData } from '../../AsyncData.js';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import type { Part } from '@dealerkit/domain/entities';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import { partPageTexts } from '../../texts/en/partPage.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartBreadcrumbs } from '../PartBreadcrumbs/PartBreadcrumbs.js';
import { PartDetail } from '../PartDetail/PartDetail.js';
import { ButtonsSkeleton, PartDetailSkeleton } from '../PartDetail/PartDetailSkeleton.js';
import type { PartDetailSkeletonProps } from '../PartDetail/PartDetailSkeleton.js';
import { RelatedParts } from './RelatedParts.js';
import { OtherPartNotice, OtherParts } from './OtherParts.js';
import type { OtherPartLists } from './OtherParts.js';
import { titleSkeleton } from './PartPage.css.js';

export type { OtherPartLists } from './OtherParts.js';

/** What a page of a part shows of the part. */
export interface ShownPart extends OtherPartLists {
  /** The part in the URL. */
  part: AsyncData<Part>;
  /** Whether the part is from a list or an earlier visit, so that its stock may have changed: placeholders are shown instead of what depends on it. @default false */
  isStale?: boolean | undefined;
  /** What is known of a part that is not found because it was deleted; at most the first three alternatives are shown. */
  deleted?: { product_name: string; alternatives: readonly Part[] } | undefined;
  /** The category of a part whose description names none. */
  category?: string | undefined;
}

export interface PartPageProps extends ShownPart {
  /** Renders what a visitor can do at once, below the price and the stock. */
  action?: ((part: Part) => ReactNode) | undefined;
  /** How many buttons the action has, for its placeholder. @default 0 */
  buttons?: PartDetailSkeletonProps['buttons'];
  /** The title of the page while the part is not known. */
  title: string;
  /** A ref to the heading, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** What stands between the title and the part. */
  notice?: ReactNode | undefined;
  /** The placeholder of what can be done with the part. */
  skeleton?: ReactNode | undefined;
  /** Renders what can be done with the part. */
  children: (part: Part) => ReactNode;
}

const TitleText = ({ part, title: pageTitle }: Pick<PartPageProps, 'part' | 'title'>) => {
  const { texts } = useUi();
  if (part.state === 'ready') return partName(part.data, texts);
  if (part.state === 'failed') return pageTitle;
  return (
    <>
      <VisuallyHidden>{pageTitle}</VisuallyHidden>
      <span className={titleSkeleton}>
        <Skeleton />
      </span>
    </>
  );
};

/** The element stays while the part loads, so that it keeps the focus. */
const PageTitle = ({ titleRef, ...props }: Pick<PartPageProps, 'part' | 'title' | 'titleRef'>) => {
  const { texts } = useUi();
  const { part } = props;
  const name = part.state === 'ready' ? part.data.product_name : undefined;
  return (
    <Heading
      level={1}
      ref={titleRef}
      tabIndex={-1}
      lang={languageOf(name, texts.locale)}
      translate={part.state === 'ready' ? 'no' : undefined}
    >
      <TitleText {...props} />
    </Heading>
  );
};

const PartNotFound = ({ deleted }: Pick<PartPageProps, 'deleted'>) => {
  const { partPage, common } = useTexts(partPageTexts);
  const { gone } = partPage;
  const title = deleted?.product_name ? partPage.deleted(deleted.product_name) : gone.title;
  return (
    <>
      <div role="alert">
        <EmptyState icon={boxIcon} advice={gone.advice} title={title}>
          <ButtonLink href={paths.home}>{common.backHome}</ButtonLink>
        </EmptyState>
      </div>
      {deleted && <RelatedParts title={partPage.alternatives} parts={deleted.alternatives} />}
    </>
  );
};

/** A page about one part: the way to it, its name and data, what can be done with it, and other parts. */
export const PartPage = ({
  part,
  isStale = false,
  deleted,
  action,
  buttons = 0,
  category,
  alternatives,
  sameVehicle,
  recentlyViewed,
  notice,
  skeleton,
  children,
  ...heading
}: PartPageProps) => {
  const current = part.state === 'ready' && !isStale ? part.data : undefined;
  return (
    <Page start="links">
      <PartBreadcrumbs
        part={part.state === 'ready' ? part.data : undefined}
        category={category}
        title={heading.title}
      />
      <PageTitle part={part} {...heading} />
      {current && <OtherPartNotice part={current} alternatives={alternatives} />}
      {notice}
      {part.state === 'failed' && part.kind === 'notFound' ? (
        <PartNotFound deleted={deleted} />
      ) : (
        <Async value={part} skeleton={<PartDetailSkeleton buttons={buttons}>{skeleton}</PartDetailSkeleton>}>
          {(data) => (
            <PartDetail
              part={data}
              isStale={isStale}
              action={isStale ? !isOutOfStock(data) && <ButtonsSkeleton buttons={buttons} /> : action?.(data)}
            >
              {children(data)}
            </PartDetail>
          )}
        </Async>
      )}
      {current && (
        <OtherParts
          part={current}
          alternatives={alternatives}
          sameVehicle={sameVehicle}
          recentlyViewed={recentlyViewed}
        />
      )}
    </Page>
  );
};
