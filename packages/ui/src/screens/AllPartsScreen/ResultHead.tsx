'use client';
import type { RefObject } from 'react';
import { useState } from 'react';
import { Link } from '../../elements/Link/Link.js';
import type { AsyncData } from '../../AsyncData.js';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import { useTexts } from '../../UiProvider.js';
import { useFormatTotal } from '../../elements/useFormatTotal.js';
import type { FoundPartList } from './foundPartList.js';
import { ActiveFilters } from './ActiveFilters.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { resultHead, resultTitle, searched } from './AllPartsScreen.css.js';
import { isUnfiltered } from './isUnfiltered.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { tableTexts } from '../../texts/en/table.js';

interface Current {
  query: PartQuery;
  found: AsyncData<FoundPartList>;
}

const useCurrentTitle = ({ query, found }: Current): string => {
  const { allParts, common, part } = useTexts(allPartsTexts);
  const typed = query.search.trim();
  const formatTotal = useFormatTotal();
  if (found.state === 'failed') return allParts.results;
  if (found.state === 'loading') return common.loading;
  const { parts, total, isTotalMinimum, corrected } = found.data;
  if (parts.length === 0 && !isUnfiltered(query)) return typed ? allParts.nothingFor(typed) : allParts.nothing;
  const formatted = formatTotal(total, isTotalMinimum);
  const search = corrected ?? typed;
  return search ? allParts.countFor(total, formatted, search) : part.count(total, formatted);
};

/** The title of the parts that are shown, which is that of the last query while the parts of a new one are loading. */
const useResultTitle = (current: Current, isUpdating: boolean): string => {
  const title = useCurrentTitle(current);
  const [loaded, setLoaded] = useState(title);
  if (!isUpdating && loaded !== title) setLoaded(title);
  return isUpdating ? loaded : title;
};

/** Stands in a sentence for the words of a search, which are emphasised. */
const PLACE = '\u{FFFC}';

const WithSearch = ({ sentence, search }: { sentence: (search: string) => string; search: string }) => {
  const [before, after] = sentence(PLACE).split(PLACE);
  return (
    <>
      {before}
      <em className={searched}>{search}</em>
      {after}
    </>
  );
};

/** Says which words were searched for instead of the typed ones, and offers those. */
const Correction = ({
  typed,
  corrected,
  exactHref,
}: { typed: string } & Pick<FoundPartList, 'corrected' | 'exactHref'>) => {
  const { allParts } = useTexts(allPartsTexts);
  if (corrected === undefined) return null;
  return (
    <p>
      <WithSearch sentence={allParts.corrected} search={corrected} />
      {exactHref !== undefined && (
        <>
          {' '}
          <Link href={exactHref}>
            <WithSearch sentence={allParts.searchInstead} search={typed} />
          </Link>
        </>
      )}
    </p>
  );
};

interface ResultHeadProps extends Current {
  /** The parts of a new query are loading. */
  isUpdating: boolean;
  /** A ref to the title. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Called with the query without the filter that the user removes. */
  onRemove: (query: PartQuery) => void;
}

/** How many parts were found for what, and the filters that are set. */
export const ResultHead = ({ query, found, isUpdating, titleRef, onRemove }: ResultHeadProps) => {
  const { table } = useTexts(tableTexts);
  const title = useResultTitle({ query, found }, isUpdating);
  return (
    <Stack direction="row" gap="sm" className={resultHead}>
      <div role="status">
        <Heading ref={titleRef} size="title" className={resultTitle} tabIndex={-1}>
          {title}
        </Heading>
        {found.state === 'ready' && !isUpdating && <Correction {...found.data} typed={query.search.trim()} />}
        {found.state === 'ready' && found.data.usedSearch !== undefined && (
          <p>{table.searchCut(found.data.usedSearch)}</p>
        )}
      </div>
      <ActiveFilters query={query} onRemove={onRemove} />
    </Stack>
  );
};
