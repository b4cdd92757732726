'use client';
import { useMemo, useRef, useState } from 'react';
import type { TradeName } from '@dealerkit/domain/search';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { TradeNameForm } from '../../blocks/TradeNameForm/TradeNameForm.js';
import type { TradeNameFormOptions } from '../../blocks/TradeNameForm/TradeNameForm.js';
import { AlertDialog } from '../../elements/AlertDialog/AlertDialog.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn } from '../../elements/DataTable/DataTable.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { plusIcon, searchIcon } from '../../elements/Icon/icons.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Progress } from '../../elements/Progress/Progress.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import type { TextsOf } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { buttons, names as namesStyle } from './TradeNamesScreen.css.js';
import { tradeNamesTexts } from '../../texts/en/tradeNames.js';

export interface TradeNamesScreenProps extends TradeNameFormOptions {
  /** The trade names that the dealer has added. */
  tradeNames: AsyncData<readonly TradeName[]>;
  /** Adds a trade name, or replaces the one that was edited; an error of a field names the kind that already has a name. */
  onSave: (tradeName: TradeName, edited: TradeName | undefined) => Promise<SubmitResult<keyof TradeName>>;
  /** Called after the admin confirmed the removal of this trade name. */
  onRemove: (tradeName: TradeName) => Promise<SubmitResult>;
  /** How many of all parts can be found by the changed names; undefined if all can. */
  indexing?: { done: number; all: number } | undefined;
}

const columnsOf = ({ tradeNames, common }: TextsOf<'tradeNames'>): readonly DataColumn<TradeName>[] => {
  const list = (key: 'names' | 'bangla' | 'latin', lang?: string): DataColumn<TradeName> => ({
    key,
    header: tradeNames[key],
    value: (tradeName) => tradeName[key].join(', '),
    cell: (tradeName) => (
      <span className={namesStyle} lang={lang}>
        {tradeName[key].join(', ') || common.dash}
      </span>
    ),
    flex: 1.6,
    isSortable: false,
  });
  return [
    {
      key: 'kind',
      header: tradeNames.kind,
      value: ({ kind }) => kind,
      cell: ({ kind }) => <span className={namesStyle}>{kind}</span>,
      flex: 1.4,
    },
    list('names'),
    list('bangla', 'bn'),
    list('latin'),
    {
      key: 'category',
      header: tradeNames.category,
      value: ({ category }) => category,
      cell: ({ category }) => <span className={namesStyle}>{category}</span>,
    },
  ];
};

const IndexingNotice = ({ done, all }: NonNullable<TradeNamesScreenProps['indexing']>) => {
  const { formatNumber } = useUi();
  const texts = useTexts(tradeNamesTexts);
  const { tradeNames } = texts;
  return (
    <Notice>
      {tradeNames.indexing(formatNumber(done), formatNumber(all))}
      <Progress label={tradeNames.indexingLabel} value={done} max={all} />
    </Notice>
  );
};

/** Lets an admin add the words that customers use for parts (`/dashboard/tradenames`). */
export const TradeNamesScreen = ({
  tradeNames: added,
  onSave,
  onRemove,
  indexing,
  spelling,
  known,
}: TradeNamesScreenProps) => {
  const texts = useTexts(tradeNamesTexts);
  const { tradeNames } = texts;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<{ edited: TradeName | undefined; spelling?: string } | undefined>(
    spelling === undefined ? undefined : { edited: undefined, spelling },
  );
  const [toRemove, setToRemove] = useState<TradeName>();
  const close = () => setOpen(undefined);
  return (
    <DashboardPage
      isDense
      title={texts.titles.tradeNames}
      titleRef={title}
      lead={tradeNames.lead}
      action={
        <Button tone="accent" onClick={() => setOpen({ edited: undefined })}>
          <Icon path={plusIcon} /> {tradeNames.add}
        </Button>
      }
    >
      <Stack>
        {indexing && <IndexingNotice {...indexing} />}
        <Async
          value={added}
          skeleton={<DataTableSkeleton columns={5} />}
          empty={<EmptyState icon={searchIcon} {...tradeNames.empty} />}
        >
          {(all) => (
            <DataTable
              label={texts.titles.tradeNames}
              rows={all}
              columns={columns}
              rowKey={({ kind }) => kind}
              formatCount={tradeNames.count}
              actions={(tradeName) => (
                <span className={buttons}>
                  <Button
                    size="small"
                    aria-label={tradeNames.editNamed(tradeName.kind)}
                    onClick={() => setOpen({ edited: tradeName })}
                  >
                    {tradeNames.edit}
                  </Button>
                  <Button
                    size="small"
                    aria-label={tradeNames.removeNamed(tradeName.kind)}
                    onClick={() => setToRemove(tradeName)}
                  >
                    {tradeNames.remove}
                  </Button>
                </span>
              )}
            />
          )}
        </Async>
      </Stack>
      {open && (
        <Sheet
          title={open.edited ? tradeNames.editNamed(open.edited.kind) : tradeNames.add}
          onClose={close}
          closesOnOutsideClick={false}
        >
          <TradeNameForm
            tradeName={open.edited}
            spelling={open.spelling}
            known={known}
            onSave={(tradeName) => onSave(tradeName, open.edited)}
            onSaved={close}
          />
        </Sheet>
      )}
      {toRemove && (
        <AlertDialog
          title={tradeNames.removeTitle(toRemove.kind)}
          confirmLabel={tradeNames.remove}
          cancelLabel={tradeNames.keep}
          tone="danger"
          onConfirm={() => onRemove(toRemove)}
          onClose={() => setToRemove(undefined)}
          returnFocusRef={title}
        >
          {tradeNames.removeWarning}
        </AlertDialog>
      )}
    </DashboardPage>
  );
};
