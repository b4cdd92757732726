'use client';
import { useEffect, useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import type { ExportButtonProps } from '../../blocks/ExportButton/ExportButton.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { paperOnly } from '../../blocks/PrintoutFrame/onPaper.css.js';
import { useAmounts } from '../../blocks/useAmounts.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { DescriptionList } from '../../elements/DescriptionList/DescriptionList.js';
import type { DescriptionRow } from '../../elements/DescriptionList/DescriptionList.js';
import { EmailText } from '../../elements/EmailText/EmailText.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, bookIcon, forwardIcon, printIcon } from '../../elements/Icon/icons.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import { Text } from '../../elements/Text/Text.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { formatDateTime, formatLongDay } from '../../format/dates.js';
import type { AsyncData } from '../../AsyncData.js';
import type { DayBook } from '@dealerkit/domain/books';
import { canClose, lastDayOfEntries } from '@dealerkit/domain/books/dayClose';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';
import { book, dayField } from './DayBookScreen.css.js';
import { CashForm } from './CashForm.js';
import type { CashFormProps } from './CashForm.js';
import { CloseDayForm } from './CloseDayForm.js';
import type { CloseDayFormProps } from './CloseDayForm.js';
import { CashBook, MethodsTable, OtherEntries } from './DayTables.js';
import { useDifference } from './useDifference.js';

export type { CashEntry } from './CashForm.schema.js';
export type { DayClose } from './CloseDayForm.js';

export interface DayBookScreenProps {
  /** The money of the day. */
  dayBook: AsyncData<DayBook>;
  /** The chosen day, as `2026-11-22`. @default the present day of the dealer */
  date?: string | undefined;
  /** Called with the day that the admin chooses. */
  onDateChange: (date: string) => void;
  /** Records cash without a customer; the last value is the opened form. */
  onCash: CashFormProps['onCash'];
  /** Closes the day, for good; the last value is the opened form. */
  onCloseDay: CloseDayFormProps['onCloseDay'];
  /** Offers all closed days as a file. */
  onExportClosedDays: ExportButtonProps['onExport'];
  /** Opens the print dialog of the browser. */
  onPrint: () => void;
  /** Offers the entries as a file. */
  onExport: ExportButtonProps['onExport'];
  /** The formats that the server can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
}

const DAY_MS = 86_400_000;

/** The day before or after another one. */
const dayAfter = (date: string, by: 1 | -1): string =>
  new Date(Date.parse(date) + by * DAY_MS).toISOString().slice(0, 10);

interface DaysProps extends Pick<DayBookScreenProps, 'onDateChange'> {
  /** The day; empty until it is known. */
  date: string;
  /** The last day that can have entries; undefined until it is known. */
  last: string | undefined;
}

const Days = ({ date, last = date, onDateChange }: DaysProps) => {
  const { dayBook } = useTexts(dayBookTexts);
  return (
    <Stack direction="row" gap="xs" align="end">
      {date && (
        <ButtonLink href={paths.dayBookOf(dayAfter(date, -1))} aria-label={dayBook.previous}>
          <Icon path={backIcon} />
        </ButtonLink>
      )}
      <div className={dayField}>
        <TextField
          type="date"
          label={dayBook.day}
          value={date}
          max={last}
          onChange={({ target }) => {
            if (target.value) onDateChange(target.value);
          }}
        />
      </div>
      {date < last && (
        <ButtonLink href={paths.dayBookOf(dayAfter(date, 1))} aria-label={dayBook.next}>
          <Icon path={forwardIcon} />
        </ButtonLink>
      )}
    </Stack>
  );
};

/** What was counted, or that a later day was closed with this one. */
const useClosedRows = ({ date, closed }: DayBook): DescriptionRow[] => {
  const { dayBook, locale } = useTexts(dayBookTexts);
  const { format } = useAmounts();
  const formatDifference = useDifference();
  if (!closed) return [];
  if (closed.day !== date)
    return [{ label: dayBook.closed, value: dayBook.closedWith(formatLongDay(closed.day, locale)), fullWidth: true }];
  const { countedCash, difference, at, by } = closed;
  return [
    { label: dayBook.countedCash, value: format(countedCash) },
    { label: dayBook.difference, value: formatDifference(difference), tone: difference === 0 ? 'neutral' : 'warning' },
    {
      label: dayBook.closed,
      value: <EmailText>{dayBook.closedBy(by, formatDateTime(at, locale))}</EmailText>,
      fullWidth: true,
    },
  ];
};

const Book = ({ data }: { data: DayBook }) => {
  const texts = useTexts(dayBookTexts);
  const { dayBook } = texts;
  const { format } = useAmounts();
  const { date, today, openingCash, closingCash, methods, entries } = data;
  const closedRows = useClosedRows(data);
  return (
    <Stack asChild>
      <article className={book} aria-label={texts.titles.dayBook}>
        <p className={paperOnly}>{texts.titles.dayBook}</p>
        <Heading size="lead">{formatLongDay(date, texts.locale)}</Heading>
        <DescriptionList
          columns="auto"
          rows={[
            { label: dayBook.openingCash, value: format(openingCash) },
            { label: dayBook.netCash, value: format(closingCash - openingCash) },
            { label: dayBook.closingCash, value: format(closingCash) },
            ...closedRows,
          ]}
        />
        {entries.length === 0 ? (
          <EmptyState icon={bookIcon} {...dayBook.empty}>
            {date === today ? <ButtonLink href={paths.customers}>{dayBook.takePayment}</ButtonLink> : undefined}
          </EmptyState>
        ) : (
          <>
            <MethodsTable methods={methods} />
            <CashBook book={data} />
            <OtherEntries entries={entries} />
          </>
        )}
      </article>
    </Stack>
  );
};

/** Which days are closed, and their differences as a file. */
const ClosedDays = ({
  until,
  onExport,
  formats,
}: Pick<ExportButtonProps, 'onExport' | 'formats'> & { until: string }) => {
  const { dayBook, locale } = useTexts(dayBookTexts);
  return (
    <Stack direction="row" gap="sm" align="center">
      <Text tone="muted">{dayBook.closedUntil(formatLongDay(until, locale))}</Text>
      <ExportButton list={dayBook.closedDays} onExport={onExport} formats={formats} size="small" />
    </Stack>
  );
};

/** The money of a day by method, the running cash, each other payment, and the close of the day (`/dashboard/daybook`). */
export const DayBookScreen = ({
  dayBook,
  date,
  onDateChange,
  onCash,
  onCloseDay,
  onExportClosedDays,
  onPrint,
  onExport,
  exportFormats,
}: DayBookScreenProps) => {
  const texts = useTexts(dayBookTexts);
  const [opened, setOpened] = useState<'cash' | 'close' | 'closed'>();
  const title = useRef<HTMLHeadingElement>(null);
  const closeSheet = () => setOpened(undefined);
  // The button that opened the sheet is gone.
  useEffect(() => {
    if (opened === 'closed') title.current?.focus();
  }, [opened]);
  const data = dayBook.state === 'ready' ? dayBook.data : undefined;
  return (
    <DashboardPage
      title={texts.titles.dayBook}
      titleRef={title}
      isDense
      action={
        <>
          <Button disabled={!data} onClick={() => setOpened('cash')}>
            {texts.dayBook.cash}
          </Button>
          {data && canClose(data.date, data) && (
            <Button onClick={() => setOpened('close')}>{texts.dayBook.close}</Button>
          )}
          <Button onClick={onPrint}>
            <Icon path={printIcon} /> {texts.dayBook.print}
          </Button>
          {data && <ExportButton list={texts.titles.dayBook} onExport={onExport} formats={exportFormats} />}
        </>
      }
    >
      <Days date={date ?? data?.date ?? ''} last={data && lastDayOfEntries(data)} onDateChange={onDateChange} />
      <Async value={dayBook} skeleton={<DataTableSkeleton columns={4} />}>
        {(loaded) => <Book data={loaded} />}
      </Async>
      {data?.closedUntil !== undefined && (
        <ClosedDays until={data.closedUntil} onExport={onExportClosedDays} formats={exportFormats} />
      )}
      {data && opened === 'cash' && (
        <Sheet title={texts.dayBook.cashTitle} onClose={closeSheet} closesOnOutsideClick={false}>
          <CashForm
            today={data.today}
            date={canClose(data.date, data) ? data.date : undefined}
            onCash={onCash}
            onRecorded={closeSheet}
          />
        </Sheet>
      )}
      {data && opened === 'close' && (
        <Sheet
          title={texts.dayBook.closeTitle(formatLongDay(data.date, texts.locale))}
          onClose={closeSheet}
          closesOnOutsideClick={false}
        >
          <CloseDayForm book={data} onCloseDay={onCloseDay} onClosed={() => setOpened('closed')} />
        </Sheet>
      )}
    </DashboardPage>
  );
};
