'use client';
import type { ReactNode, Ref } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import type { MatchReason } from '@dealerkit/domain/search';
import { useTexts } from '../../UiProvider.js';
import { centerHead, comparable, endHead, head, item, list, root, rootWithBasket } from './PartList.css.js';
import { PartListRow } from './PartListRow.js';
import { MAX_COMPARED } from '@dealerkit/domain/parts/comparison';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { manageProductsTexts } from '../../texts/en/manageProducts.js';

const english = { ...allPartsTexts, ...manageProductsTexts };

const none: readonly string[] = [];

export interface PartListProps {
  /** The parts in display order. */
  parts: ReadonlyArray<Part>;
  /** The words of a search to mark. */
  words?: readonly string[] | undefined;
  /** Why each part was found, by its `_id`. */
  reasons?: ReadonlyMap<string, MatchReason> | undefined;
  /** Returns which of the vehicles of the visitor the part is listed for. */
  listedFor?: ((part: Part) => string | undefined) | undefined;
  /** Renders the button that adds a part to the basket. */
  addToBasket?: ((part: Part) => ReactNode) | undefined;
  /** The `_id` of the parts that are chosen to compare. @default none */
  compared?: readonly string[] | undefined;
  /** Chooses a part to compare, or no longer; without it none can be chosen. */
  onCompare?: ((id: string) => void) | undefined;
  /** A ref to the list. */
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Parts to compare: cards on a phone, the rows of a table on a desktop. The whole of each leads to the page of the part. */
export const PartList = ({
  parts,
  words,
  reasons,
  listedFor,
  addToBasket,
  compared = none,
  onCompare,
  ref,
}: PartListProps) => {
  const { part: texts, manageProducts, allParts } = useTexts(english);
  const isFull = compared.length === MAX_COMPARED;
  return (
    <div className={`${addToBasket ? rootWithBasket : root} ${onCompare ? comparable : ''}`}>
      <div className={head} aria-hidden="true">
        <span />
        <span>{manageProducts.part}</span>
        <span className={endHead}>{texts.available}</span>
        <span className={endHead}>{texts.minimumOrder}</span>
        <span className={endHead}>{texts.price}</span>
        {onCompare && <span className={centerHead}>{allParts.compare}</span>}
        {addToBasket && <span />}
      </div>
      <ul ref={ref} className={list}>
        {parts.map((part) => (
          <li key={part._id} className={item}>
            <PartListRow
              part={part}
              addToBasket={addToBasket}
              words={words}
              reason={reasons?.get(part._id)}
              truck={listedFor?.(part)}
              isCompared={compared.includes(part._id)}
              onCompare={isFull && !compared.includes(part._id) ? undefined : onCompare}
              isComparable={onCompare !== undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};
