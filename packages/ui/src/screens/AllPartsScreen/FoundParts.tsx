'use client';
import { useEffect, useRef } from 'react';
import { ContactLinks } from '../../blocks/ContactLinks/ContactLinks.js';
import { PartList } from '../../blocks/PartList/PartList.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import type { ShopContact } from '../../dealer.js';
import { searchIcon, shelfIcon } from '../../elements/Icon/icons.js';
import type { Part } from '@dealerkit/domain/entities';
import { emptyPartQuery, partQueryParameters } from '@dealerkit/domain/partQuery';
import type { PartQuery } from '@dealerkit/domain/partQuery';
import { useUi } from '../../UiProvider.js';
import { useFormatTotal } from '../../elements/useFormatTotal.js';
import { more, nothing, results } from './AllPartsScreen.css.js';

/** The part of the found parts that is loaded. */
export interface FoundPartList {
  /** The first of the found parts. */
  parts: ReadonlyArray<Part>;
  /** How many parts were found. */
  total: number;
  /** The host stopped counting at `total`, so there are that many parts or more. @default false */
  isTotalMinimum?: boolean;
  /** The part of a long search text that the host used, unless it used all of it. */
  usedSearch?: string | undefined;
  /** The URL of this page with more parts, if there are more. */
  moreHref?: string | undefined;
}

interface FoundPartsProps extends FoundPartList {
  query: PartQuery;
  contact: ShopContact;
  /** Called with the empty query. */
  onClear: (query: PartQuery) => void;
  onQuickLook: (part: Part) => void;
}

/** Says what was searched for and offers to ask the shop. */
const NothingFound = ({ query, contact, onClear }: Pick<FoundPartsProps, 'query' | 'contact' | 'onClear'>) => {
  const { texts } = useUi();
  const { allParts } = texts;
  const search = query.search.trim();
  if (Object.keys(partQueryParameters({ ...query, sort: 'newest' })).length === 0)
    return <EmptyState icon={shelfIcon} {...texts.home.noParts} />;
  return (
    <div className={nothing}>
      <EmptyState
        icon={searchIcon}
        title={search ? allParts.nothingFor(search) : allParts.nothing}
        advice={allParts.nothingAdvice}
      >
        <Button onClick={() => onClear({ ...emptyPartQuery, sort: query.sort })}>{allParts.clear}</Button>
      </EmptyState>
      <ContactLinks contact={contact} message={search ? texts.contact.notFound(search) : texts.contact.general} />
    </div>
  );
};

/** Moves the focus to the first part that a click on "more" has added. */
const useFocusOnAdded = (count: number) => {
  const list = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = countBefore.current;
    if (before === undefined || count <= before) return;
    countBefore.current = undefined;
    list.current?.children[before]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    rememberCount: () => {
      countBefore.current = count;
    },
  };
};

/** The parts that were found, with a link to more of them. */
export const FoundParts = ({ parts, total, isTotalMinimum, moreHref, onQuickLook, ...query }: FoundPartsProps) => {
  const { texts, formatNumber } = useUi();
  const formatTotal = useFormatTotal();
  const { list, rememberCount } = useFocusOnAdded(parts.length);
  if (parts.length === 0) return <NothingFound {...query} />;
  return (
    <div className={results}>
      <PartList ref={list} parts={parts} onQuickLook={onQuickLook} />
      {moreHref !== undefined && (
        <div className={more}>
          <ButtonLink href={moreHref} onClick={rememberCount}>
            {texts.allParts.more}
          </ButtonLink>
          <p>{texts.allParts.shown(formatNumber(parts.length), formatTotal(total, isTotalMinimum))}</p>
        </div>
      )}
    </div>
  );
};
