'use client';
import { useMemo, useRef, useState } from 'react';
import type { Synonym } from '@dealerkit/domain/search';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { SynonymForm } from '../../blocks/SynonymForm/SynonymForm.js';
import type { SynonymFormOptions } from '../../blocks/SynonymForm/SynonymForm.js';
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
import { Text } from '../../elements/Text/Text.js';
import { buttons } from './SynonymsScreen.css.js';
import { synonymsTexts } from '../../texts/en/synonyms.js';

export interface SynonymsScreenProps extends SynonymFormOptions {
  /** The synonyms that the dealer has added. */
  synonyms: AsyncData<readonly Synonym[]>;
  /** Adds a synonym, or replaces the one that was edited; an error of a field names the kind that already has a name. */
  onSave: (synonym: Synonym, edited: Synonym | undefined) => Promise<SubmitResult<keyof Synonym>>;
  /** Called after the admin confirmed the removal of this synonym. */
  onRemove: (synonym: Synonym) => Promise<SubmitResult>;
  /** How many of all parts can be found by the changed names; undefined if all can. */
  indexing?: { done: number; all: number } | undefined;
}

const columnsOf = ({ synonyms, common }: TextsOf<'synonyms'>): readonly DataColumn<Synonym>[] => {
  const list = (key: 'names' | 'bangla' | 'latin', lang?: string): DataColumn<Synonym> => ({
    key,
    header: synonyms[key],
    value: (synonym) => synonym[key].join(', '),
    cell: (synonym) => (
      <Text as="span" size="inherit" wrap="anywhere" lang={lang}>
        {synonym[key].join(', ') || common.dash}
      </Text>
    ),
    flex: 1.6,
    isSortable: false,
  });
  return [
    {
      key: 'kind',
      header: synonyms.kind,
      value: ({ kind }) => kind,
      cell: ({ kind }) => (
        <Text as="span" size="inherit" wrap="anywhere">
          {kind}
        </Text>
      ),
      flex: 1.4,
    },
    list('names'),
    list('bangla', 'bn'),
    list('latin'),
    {
      key: 'category',
      header: synonyms.category,
      value: ({ category }) => category,
      cell: ({ category }) => (
        <Text as="span" size="inherit" wrap="anywhere">
          {category}
        </Text>
      ),
    },
  ];
};

const IndexingNotice = ({ done, all }: NonNullable<SynonymsScreenProps['indexing']>) => {
  const { formatNumber } = useUi();
  const texts = useTexts(synonymsTexts);
  const { synonyms } = texts;
  return (
    <Notice>
      {synonyms.indexing(formatNumber(done), formatNumber(all))}
      <Progress label={synonyms.indexingLabel} value={done} max={all} />
    </Notice>
  );
};

/** Lets an admin add the words that customers use for parts (`/dashboard/synonyms`). */
export const SynonymsScreen = ({
  synonyms: added,
  onSave,
  onRemove,
  indexing,
  spelling,
  known,
}: SynonymsScreenProps) => {
  const texts = useTexts(synonymsTexts);
  const { synonyms } = texts;
  const columns = useMemo(() => columnsOf(texts), [texts]);
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<{ edited: Synonym | undefined; spelling?: string } | undefined>(
    spelling === undefined ? undefined : { edited: undefined, spelling },
  );
  const [toRemove, setToRemove] = useState<Synonym>();
  const close = () => setOpen(undefined);
  return (
    <DashboardPage
      isDense
      title={texts.titles.synonyms}
      titleRef={title}
      lead={synonyms.lead}
      action={
        <Button tone="accent" onClick={() => setOpen({ edited: undefined })}>
          <Icon path={plusIcon} /> {synonyms.add}
        </Button>
      }
    >
      <Stack>
        {indexing && <IndexingNotice {...indexing} />}
        <Async
          value={added}
          skeleton={<DataTableSkeleton columns={5} />}
          empty={<EmptyState icon={searchIcon} {...synonyms.empty} />}
        >
          {(all) => (
            <DataTable
              label={texts.titles.synonyms}
              rows={all}
              columns={columns}
              rowKey={({ kind }) => kind}
              formatCount={synonyms.count}
              actions={(synonym) => (
                <span className={buttons}>
                  <Button
                    size="small"
                    aria-label={synonyms.editNamed(synonym.kind)}
                    onClick={() => setOpen({ edited: synonym })}
                  >
                    {synonyms.edit}
                  </Button>
                  <Button
                    size="small"
                    aria-label={synonyms.removeNamed(synonym.kind)}
                    onClick={() => setToRemove(synonym)}
                  >
                    {synonyms.remove}
                  </Button>
                </span>
              )}
            />
          )}
        </Async>
      </Stack>
      {open && (
        <Sheet
          title={open.edited ? synonyms.editNamed(open.edited.kind) : synonyms.add}
          onClose={close}
          closesOnOutsideClick={false}
        >
          <SynonymForm
            synonym={open.edited}
            spelling={open.spelling}
            known={known}
            onSave={(synonym) => onSave(synonym, open.edited)}
            onSaved={close}
          />
        </Sheet>
      )}
      {toRemove && (
        <AlertDialog
          title={synonyms.removeTitle(toRemove.kind)}
          confirmLabel={synonyms.remove}
          cancelLabel={synonyms.keep}
          tone="danger"
          onConfirm={() => onRemove(toRemove)}
          onClose={() => setToRemove(undefined)}
          returnFocusRef={title}
        >
          {synonyms.removeWarning}
        </AlertDialog>
      )}
    </DashboardPage>
  );
};
