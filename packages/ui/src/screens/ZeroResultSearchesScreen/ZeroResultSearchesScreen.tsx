'use client';
import { useMemo } from 'react';
import type { ZeroResultSearch } from '@dealerkit/domain/entities';
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
import { Text } from '../../elements/Text/Text.js';
import { zeroResultSearchesTexts } from '../../texts/en/zeroResultSearches.js';

export interface ZeroResultSearchesScreenProps {
  /** The searches, the most frequent first. */
  searches: AsyncData<readonly ZeroResultSearch[]>;
}

const columnsOf = ({
  zeroResultSearches,
  locale,
}: TextsOf<'zeroResultSearches'>): readonly DataColumn<ZeroResultSearch>[] => [
  {
    key: 'text',
    header: zeroResultSearches.text,
    value: ({ text }) => text,
    cell: ({ text }) => (
      <Text as="span" size="inherit" wrap="anywhere" lang={languageOf(text, locale)}>
        {text}
      </Text>
    ),
    flex: 3,
  },
  { key: 'searches', header: zeroResultSearches.searches, value: ({ searches }) => searches, align: 'end' },
  {
    key: 'lastDay',
    header: zeroResultSearches.lastDay,
    value: ({ lastDay }) => lastDay,
    cell: ({ lastDay }) => formatDay(lastDay, locale),
    type: 'date',
  },
];

/** Lets an admin see what customers did not find, and add their words to the search (`/dashboard/zeroresultsearches`). */
export const ZeroResultSearchesScreen = ({ searches }: ZeroResultSearchesScreenProps) => {
  const texts = useTexts(zeroResultSearchesTexts);
  const { zeroResultSearches } = texts;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  return (
    <DashboardPage isDense title={texts.titles.zeroResultSearches} lead={zeroResultSearches.lead}>
      <Async
        value={searches}
        skeleton={<DataTableSkeleton columns={3} />}
        empty={<EmptyState icon={searchIcon} {...zeroResultSearches.empty} />}
      >
        {(all) => (
          <DataTable
            label={texts.titles.zeroResultSearches}
            rows={all}
            columns={columns}
            rowKey={({ text }) => text}
            formatCount={zeroResultSearches.count}
            actionsWidth="15rem"
            actions={({ text }) => (
              <ButtonLink href={paths.addSynonym(text)} aria-label={zeroResultSearches.addNamed(text)}>
                {zeroResultSearches.add}
              </ButtonLink>
            )}
          />
        )}
      </Async>
    </DashboardPage>
  );
};
