'use client';
import { useMemo } from 'react';
import type { MissedSearch } from '@dealerkit/domain/entities';
import { paths } from '@dealerkit/domain/paths';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { searchIcon } from '../../elements/Icon/icons.js';
import type { AsyncData } from '../../AsyncData.js';
import { formatDay } from '../../format/dates.js';
import { languageOf } from '../../format/languageOf.js';
import type { TextsOf } from '../../texts/en.js';
import { useTexts } from '../../UiProvider.js';
import { text as textStyle } from './MissedSearchesScreen.css.js';
import { missedSearchesTexts } from '../../texts/en/missedSearches.js';

export interface MissedSearchesScreenProps {
  /** The searches, the most frequent first. */
  searches: AsyncData<readonly MissedSearch[]>;
}

const columnsOf = ({ missedSearches, locale }: TextsOf<'missedSearches'>): readonly DataColumn<MissedSearch>[] => [
  {
    key: 'text',
    header: missedSearches.text,
    value: ({ text }) => text,
    cell: ({ text }) => (
      <span className={textStyle} lang={languageOf(text, locale)}>
        {text}
      </span>
    ),
    flex: 3,
  },
  { key: 'searches', header: missedSearches.searches, value: ({ searches }) => searches, align: 'end' },
  {
    key: 'lastDay',
    header: missedSearches.lastDay,
    value: ({ lastDay }) => lastDay,
    cell: ({ lastDay }) => formatDay(lastDay, locale),
    type: 'date',
  },
];

/** Lets an admin see what customers did not find, and add their words to the search (`/dashboard/missedsearches`). */
export const MissedSearchesScreen = ({ searches }: MissedSearchesScreenProps) => {
  const texts = useTexts(missedSearchesTexts);
  const { missedSearches } = texts;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <DashboardPage isDense title={texts.titles.missedSearches} lead={missedSearches.lead}>
      <Async
        value={searches}
        skeleton={<DataTableSkeleton columns={3} />}
        empty={<EmptyState icon={searchIcon} {...missedSearches.empty} />}
      >
        {(all) => (
          <DataTable
            label={texts.titles.missedSearches}
            rows={all}
            columns={columns}
            rowKey={({ text }) => text}
            formatCount={missedSearches.count}
            actionsWidth="15rem"
            actions={({ text }) => (
              <ButtonLink href={paths.addTradeName(text)} aria-label={missedSearches.addNamed(text)}>
                {missedSearches.add}
              </ButtonLink>
            )}
          />
        )}
      </Async>
    </DashboardPage>
  );
};
