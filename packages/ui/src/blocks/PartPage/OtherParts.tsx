'use client';
import { RelatedParts } from './RelatedParts.js';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import type { Part } from '@dealerkit/domain/entities';
import { readDescription } from '@dealerkit/domain/parts/partFacts';
import { isOutOfStock } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { otherNumber } from './PartPage.css.js';
import { partPageTexts } from '../../texts/en/partPage.js';

/** Lists of other parts on the page of a part. */
export interface OtherPartLists {
  /** Parts in stock of the same kind, for a part that is out of stock; at most the first three are shown. */
  alternatives?: readonly Part[] | undefined;
  /** Other parts that the dealer lists for the same vehicle; at most the first three are shown. */
  sameVehicle?: { vehicle: string; parts: readonly Part[] } | undefined;
  /** The parts that the visitor has seen before, the last one first; at most the first three are shown. */
  recentlyViewed?: readonly Part[] | undefined;
}

interface OtherPartsProps extends OtherPartLists {
  /** The part of the page. */
  part: Part;
}

/** The id of the heading of the alternatives. */
const alternativesId = 'alternatives';

const hasAlternatives = ({ part, alternatives }: Pick<OtherPartsProps, 'part' | 'alternatives'>) =>
  isOutOfStock(part) && alternatives !== undefined && alternatives.length > 0;

/** What leads to another part: the number that replaces this one, and parts in stock in place of one that is not. */
export const OtherPartNotice = (props: Pick<OtherPartsProps, 'part' | 'alternatives'>) => {
  const { partPage } = useTexts(partPageTexts);
  const { replacedBy } = readDescription(props.part.description);
  return (
    <>
      {replacedBy.length > 0 && (
        <Notice>
          {partPage.replacedBy}{' '}
          {[...new Set(replacedBy)].map((number) => (
            <Link key={number} className={otherNumber} href={paths.partsFor(number)} translate="no">
              {number}
            </Link>
          ))}
        </Notice>
      )}
      {hasAlternatives(props) && (
        <Notice tone="warning">
          {partPage.outOfStock} <Link href={`#${alternativesId}`}>{partPage.toAlternatives}</Link>
        </Notice>
      )}
    </>
  );
};

/** The lists of other parts below a part. */
export const OtherParts = ({ part, alternatives, sameVehicle, recentlyViewed }: OtherPartsProps) => {
  const { partPage } = useTexts(partPageTexts);
  return (
    <>
      {alternatives && isOutOfStock(part) && (
        <RelatedParts title={partPage.alternatives} titleId={alternativesId} parts={alternatives} />
      )}
      {sameVehicle && <RelatedParts title={partPage.sameVehicle(sameVehicle.vehicle)} parts={sameVehicle.parts} />}
      {recentlyViewed && <RelatedParts title={partPage.recentlyViewed} parts={recentlyViewed} />}
    </>
  );
};
