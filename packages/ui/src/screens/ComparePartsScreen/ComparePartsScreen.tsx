'use client';
import { PartComparison } from '../../blocks/PartComparison/PartComparison.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { boxIcon } from '../../elements/Icon/icons.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Page } from '../../elements/Page/Page.js';
import { PageHeader } from '../../elements/PageHeader/PageHeader.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import type { AsyncData } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { toggleCompared } from '@dealerkit/domain/parts/comparison';
import { paths } from '@dealerkit/domain/paths';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { allPartsTexts } from '../../texts/en/allParts.js';

export interface ComparePartsScreenProps {
  /** The ids in the URL. */
  ids: readonly string[];
  /** Those of the parts that are on sale. */
  parts: AsyncData<readonly Part[]>;
}

/** Compares parts that were chosen in the list of all parts (`/parts/compare`). */
export const ComparePartsScreen = ({ ids, parts }: ComparePartsScreenProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(allPartsTexts);
  const { titles, allParts } = texts;
  const remove = (part: Part) => (
    <ButtonLink
      tone="quiet"
      size="small"
      href={paths.comparison(toggleCompared(ids, part._id))}
      aria-label={allParts.removeNamed(partName(part, texts))}
    >
      {allParts.remove}
    </ButtonLink>
  );
  return (
    <Page>
      <PageHeader
        title={titles.compareParts}
        actions={<ButtonLink href={paths.allParts}>{titles.allParts}</ButtonLink>}
      />
      <Async value={parts} skeleton={<Skeleton lines={8} />}>
        {(found) => {
          const shown = ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []);
          const gone = ids.length - shown.length;
          if (shown.length === 0) return <EmptyState icon={boxIcon} {...allParts.nothingCompared} />;
          return (
            <>
              {gone > 0 && <Notice>{allParts.goneCompared(gone, formatNumber(gone))}</Notice>}
              <PartComparison parts={shown} remove={remove} />
            </>
          );
        }}
      </Async>
    </Page>
  );
};
