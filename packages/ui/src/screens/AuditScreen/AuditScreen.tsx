'use client';
import { useMemo } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { DateRange } from '../../blocks/DateRange/DateRange.js';
import type { Dates } from '../../blocks/DateRange/DateRange.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import type { ExportButtonProps } from '../../blocks/ExportButton/ExportButton.js';
import { Async } from '../../elements/Async/Async.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn, HostPaging } from '../../elements/DataTable/DataTable.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { clockIcon } from '../../elements/Icon/icons.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import type { AsyncData } from '../../AsyncData.js';
import type { AuditEntry } from '@dealerkit/domain/entities';
import { auditActionText } from '@dealerkit/domain/exports/exportColumns';
import { shownOrderNumber } from '@dealerkit/domain/orders/orders';
import type { TextsOf } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { dates as datesStyle } from './AuditScreen.css.js';
import { detailText } from './detailText.js';
import type { DetailFormatters, DetailTexts } from './detailText.js';
import { auditTexts } from '../../texts/en/audit.js';
import { printTexts } from '../../texts/en/print.js';
import { tableTexts } from '../../texts/en/table.js';

const english = { ...auditTexts, ...printTexts, ...tableTexts };

export type { Dates } from '../../blocks/DateRange/DateRange.js';

export interface AuditScreenProps {
  /** The entries that match the search and the days, newest first. */
  entries: AsyncData<readonly AuditEntry[]>;
  /** The search and the pages of the host, which does not sort. */
  paging: HostPaging;
  /** The first and the last day. */
  dates: Dates;
  /** Called with each change of the days. */
  onDatesChange: (dates: Dates) => void;
  /** Exports all entries that match the search and the days. */
  onExport: ExportButtonProps['onExport'];
  /** The formats that the host can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
}

/** Names the subject of an entry: the title of an exported list, the number of an order, or as it is. */
const subjectText = ({ titles, print }: TextsOf<'audit' | 'print'>, { action, subject }: AuditEntry): string => {
  if (action.includes('order') || action.endsWith('terms')) return print.number(shownOrderNumber({ _id: subject }));
  const lists = { parts: titles.manageProducts, users: titles.allUser, orders: titles.orders, audit: titles.audit };
  return action.startsWith('export') ? (new Map(Object.entries(lists)).get(subject) ?? subject) : subject;
};

/** Joins the two letters of an arrow, between which a line could end. */
const joinArrows = (text: string) => text.replaceAll('->', '-\u{2060}>');

const Wrapped = ({ children }: { children: string }) => (
  <Text as="span" wrap="anywhere">
    <EmailText>{joinArrows(children)}</EmailText>
  </Text>
);

const columnsOf = (texts: DetailTexts, formatters: DetailFormatters): readonly DataColumn<AuditEntry>[] =>
  [
    {
      key: 'at',
      header: texts.audit.at,
      value: ({ at }: AuditEntry) => at,
      cell: ({ at }: AuditEntry) => <TimeText value={at} />,
      flex: 2.1,
    },
    {
      key: 'actor',
      header: texts.audit.actor,
      value: ({ actor }: AuditEntry) => actor,
      cell: ({ actor }: AuditEntry) => <EmailText>{actor}</EmailText>,
      flex: 1.7,
    },
    {
      key: 'action',
      header: texts.audit.action,
      value: ({ action }: AuditEntry) => auditActionText(texts.audit, action),
    },
    {
      key: 'subject',
      header: texts.audit.subject,
      value: (entry: AuditEntry) => subjectText(texts, entry),
      cell: (entry: AuditEntry) => <Wrapped>{subjectText(texts, entry)}</Wrapped>,
      flex: 1.7,
    },
    {
      key: 'detail',
      header: texts.audit.detail,
      value: (entry: AuditEntry) => detailText(entry, formatters),
      cell: (entry: AuditEntry) => <Wrapped>{detailText(entry, formatters) || texts.common.dash}</Wrapped>,
      flex: 1.6,
    },
  ].map((column) => ({ ...column, isSortable: false }));

/** Lets an admin see who changed or exported what (`/dashboard/audit`). */
export const AuditScreen = ({ entries, paging, dates, onDatesChange, onExport, exportFormats }: AuditScreenProps) => {
  const texts = useTexts(english);
  const { formatNumber, formatMoney } = useUi();
  const columns = useMemo(
    () => columnsOf(texts, { texts, formatNumber, formatMoney }),
    [texts, formatNumber, formatMoney],
  );
  return (
    <DashboardPage
      isDense
      title={texts.titles.audit}
      lead={texts.audit.lead}
      action={<ExportButton list={texts.titles.audit} onExport={onExport} formats={exportFormats} />}
    >
      <Stack>
        <div className={datesStyle}>
          <DateRange dates={dates} onChange={onDatesChange} />
        </div>
        <Async
          value={entries}
          skeleton={<DataTableSkeleton />}
          empty={paging.search ? undefined : <EmptyState icon={clockIcon} {...texts.audit.empty} />}
        >
          {(data) => (
            <DataTable
              label={texts.titles.audit}
              rows={data}
              columns={columns}
              rowKey={({ _id }) => _id}
              formatCount={texts.audit.count}
              paging={paging}
            />
          )}
        </Async>
      </Stack>
    </DashboardPage>
  );
};
