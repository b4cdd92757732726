'use client';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { isToSend } from '@dealerkit/domain/import/partImport';
import { useTexts, useUi } from '../../UiProvider.js';
import { valueIn } from './checkRows.js';
import { ColumnMapping } from './ColumnMapping.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { ImportPictures } from './ImportPictures.js';
import { ImportProgress } from './ImportProgress.js';
import { ImportTable } from './ImportTable.js';
import { fieldsOf } from './partFields.js';
import { SheetChoice } from './SheetChoice.js';
import { filterOf, statusOf } from './statusOf.js';
import type { Status, StatusRow } from './statusOf.js';
import type { Import, ImportProps } from './useImport.js';
import { importPartsTexts } from '../../texts/en/importParts.js';

interface ImportedListProps extends Pick<
  ImportProps,
  | 'hasOwnValues'
  | 'takesPictures'
  | 'list'
  | 'isRestored'
  | 'isStored'
  | 'stored'
  | 'onCompare'
  | 'onListChange'
  | 'outcomes'
  | 'run'
  | 'onStart'
  | 'onStop'
> {
  importing: Import;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onChooseOther: () => void;
}

/** The list that was read: its columns, its rows and the import of them. */
export const ImportedList = ({ importing, titleRef, onChooseOther, ...props }: ImportedListProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(importPartsTexts);
  const { importParts } = texts;
  const { hasOwnValues = false, takesPictures = false, list, isRestored, outcomes } = props;
  const { isStored = true, stored, onCompare, onListChange, run, onStart, onStop } = props;
  const { rows, firstRow, bijoy } = importing;
  const isActive = run.state === 'running' || run.state === 'waiting' || run.state === 'stopping';

  const statusRows = useMemo(
    () => rows.map((row): StatusRow => statusOf(row, outcomes.get(row.number), isActive, texts)),
    [rows, outcomes, isActive, texts],
  );
  const countOf = (...statuses: readonly Status[]) =>
    statusRows.filter(({ status }) => statuses.includes(status)).length;
  const added = countOf('added', 'changed', 'unchanged');
  const conflicts = statusRows.filter(({ status }) => status === 'conflict').map(({ number }) => number);
  const refused = statusRows.filter(({ status }) => filterOf[status] === 'problem').length;
  const unknown = statusRows.filter(
    (row) => row.status === 'unknown' && list && valueIn(row, 'product_name', list.mapping).trim() === '',
  ).length;

  const toSend = rows.filter((row) => isToSend(row, outcomes.get(row.number))).length;

  if (!list || !firstRow) return null;
  return (
    <>
      <Stack direction="row" justify="between" gap="sm">
        <div>
          <Heading size="title" ref={titleRef} tabIndex={-1}>
            {list.name ?? importParts.list}
          </Heading>
          <Text tone="muted" numeric>
            {importParts.rowsRead(
              importParts.rows(rows.length, formatNumber(rows.length)),
              formatNumber(rows.length - refused),
              formatNumber(refused),
            )}{' '}
            {refused > 0 && importParts.refusedHint}
          </Text>
        </div>
        <SheetChoice importing={importing} sheet={list.sheet} disabled={isActive} />
        {!isActive && <Button onClick={onChooseOther}>{importParts.otherList}</Button>}
      </Stack>
      {!isStored && <Notice tone="warning">{importParts.notStored}</Notice>}
      {isRestored && !isActive && added < rows.length && <Notice>{importParts.restored}</Notice>}
      {bijoy && !isActive && (
        <Notice>
          {importParts.bijoy(formatNumber(bijoy.count))}{' '}
          <span translate="no">{importParts.change(bijoy.typed, bijoy.unicode)}</span>{' '}
          <Button size="small" onClick={importing.convertBijoy}>
            {importParts.convertBijoy}
          </Button>
        </Notice>
      )}
      <ColumnMapping
        fields={fieldsOf(hasOwnValues)}
        takesPictures={takesPictures}
        mapping={list.mapping}
        firstRow={firstRow}
        hasHeader={list.hasHeader}
        problems={rows.find(({ isLeftOut }) => !isLeftOut)?.problems ?? {}}
        disabled={isActive}
        onMapping={importing.setMapping}
        onHasHeader={importing.setHasHeader}
      />
      {takesPictures && (
        <ImportPictures importing={importing} rows={statusRows} disabled={isActive} listTitle={titleRef} />
      )}
      <ImportProgress
        run={run}
        counts={{
          all: rows.length,
          added,
          toSend,
          unknown,
          change: countOf('change'),
          unchanged: countOf('unchanged'),
        }}
        stored={stored}
        onCompare={onCompare}
        onStart={() => onStart(importing.currentRows)}
        onStop={onStop}
      />
      {conflicts.length > 0 && !isActive && (
        <>
          <Notice tone="warning">{importParts.conflicts(conflicts.length, formatNumber(conflicts.length))}</Notice>
          <Button onClick={() => onListChange(list, conflicts)}>{importParts.tryAgain}</Button>
        </>
      )}
      <ImportTable
        rows={statusRows}
        mapping={list.mapping}
        takesPictures={takesPictures}
        onCorrect={importing.correct}
      />
    </>
  );
};
