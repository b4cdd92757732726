'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Progress } from '../../elements/Progress/Progress.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { ImportRun, StoredParts } from '@dealerkit/domain/import/partImport';
import { paths } from '@dealerkit/domain/paths';
import type { TextsOf } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { hiddenIfEmpty, progress as progressStyle } from './ImportTable.css.js';
import { english } from './partFields.js';

interface ImportProgressProps {
  run: ImportRun;
  /** Numbers of rows; the outcome of `unknown` rows is not known, and they are not sent again. */
  counts: { all: number; added: number; toSend: number; unknown: number; change: number; unchanged: number };
  /** The parts of the shop, with which the rows are compared. */
  stored: StoredParts | undefined;
  onCompare: (() => void) | undefined;
  onStart: () => void;
  onStop: () => void;
}

type Counts = ImportProgressProps['counts'];

const sentenceFor = (
  run: ImportRun,
  { all, added, toSend, change, unchanged }: Counts,
  isComparing: boolean,
  texts: TextsOf<'importParts'>,
  formatNumber: (n: number) => string,
) => {
  const { importParts } = texts;
  switch (run.state) {
    case 'running':
    case 'stopping':
      return importParts.started;
    case 'waiting':
      return importParts.waiting(formatNumber(run.from));
    case 'stopped':
      return importParts.stopped;
    case 'idle':
      if (isComparing) return importParts.comparing;
      if (toSend > 0 && change + unchanged === 0) return '';
      if (toSend > 0)
        return importParts.compared(formatNumber(toSend - change), formatNumber(change), formatNumber(unchanged));
      if (unchanged > 0 && unchanged === all) return importParts.nothingToChange;
      if (added === 0) return importParts.nothingToImport;
      return (added === all ? importParts.finished : importParts.addedInPart)(added, formatNumber(added));
  }
};

/** Starts and stops the import, and shows how far it is. */
export const ImportProgress = ({ run, counts, stored, onCompare, onStart, onStop }: ImportProgressProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { importParts } = texts;
  const upload = run.state === 'running' ? run.upload : undefined;
  const { all, added, toSend, unknown, change, unchanged } = counts;
  const isComparing = stored?.state === 'loading';
  const sentence = useRef<HTMLSpanElement>(null);
  const isActive = run.state === 'running' || run.state === 'waiting' || run.state === 'stopping';
  const isStarted = isActive || run.state === 'stopped' || added > unchanged;
  const announced = sentenceFor(run, counts, isComparing, texts, formatNumber);
  const startLabel = () => {
    if (isStarted) return importParts.goOn(toSend, formatNumber(toSend));
    return change > 0
      ? importParts.startChanges(formatNumber(toSend - change), formatNumber(change))
      : importParts.start(toSend, formatNumber(toSend));
  };

  const isFinished = !isActive && toSend === 0;
  const wasFinished = useRef(isFinished);

  useEffect(() => {
    // The button that had the focus is gone.
    if (isFinished && !wasFinished.current && document.activeElement === document.body)
      sentence.current?.focus({ preventScroll: true });
    wasFinished.current = isFinished;
  }, [isFinished]);

  return (
    <Stack gap="sm">
      {isStarted && (
        <Progress
          label={importParts.progress}
          value={added}
          max={all}
          valueText={importParts.added(formatNumber(added), formatNumber(all))}
        />
      )}
      {upload && (
        <Stack gap="xs2">
          <Text wrap="anywhere" aria-hidden="true">
            {texts.pictures.uploading(upload.file)}
          </Text>
          <Progress label={texts.pictures.uploading(upload.file)} value={upload.sent} />
        </Stack>
      )}
      {unknown > 0 && <Notice tone="warning">{importParts.perhapsAdded(unknown, formatNumber(unknown))}</Notice>}
      <Text size="inherit" tone="muted" className={progressStyle}>
        <span role="status" ref={sentence} tabIndex={-1}>
          {run.state === 'waiting' ? <VisuallyHidden>{announced}</VisuallyHidden> : announced}
        </span>
        {/* The seconds change too often to be announced. */}
        {run.state === 'waiting' && <span aria-hidden="true">{importParts.waiting(formatNumber(run.seconds))}</span>}
      </Text>
      <FormError message={run.state === 'stopped' ? run.message : undefined} />
      {stored?.state === 'failed' && <FormError message={importParts.notCompared(stored.message)} />}
      <Stack direction="row" align="stretch" gap="sm" className={hiddenIfEmpty}>
        {isActive ? (
          <Button key="run" busy={run.state === 'stopping'} onClick={onStop}>
            {importParts.stop}
          </Button>
        ) : (
          toSend > 0 &&
          stored?.state !== 'failed' && (
            <Button key="run" tone="accent" busy={isComparing} onClick={onStart}>
              {startLabel()}
            </Button>
          )
        )}
        {stored?.state === 'failed' && <Button onClick={onCompare}>{importParts.compareAgain}</Button>}
        {!isActive && added > 0 && <ButtonLink href={paths.manageProducts}>{texts.titles.manageProducts}</ButtonLink>}
      </Stack>
    </Stack>
  );
};
