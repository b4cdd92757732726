'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { paths } from '../../paths.js';
import type { Texts } from '../../texts/en.js';
import { useUi } from '../../UiProvider.js';
import { actions, bar, countList, panel, status, track } from './ImportProgress.css.js';
import type { RunState } from './useImportRun.js';

interface ImportProgressProps {
  run: RunState;
  counts: { all: number; added: number; toSend: number; toCorrect: number; unknown: number };
  onStart: () => Promise<void>;
  onStop: () => void;
}

type Counts = ImportProgressProps['counts'];

const sentenceFor = (run: RunState, { added, toSend }: Counts, texts: Texts, formatNumber: (n: number) => string) => {
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
      if (toSend > 0) return '';
      return added > 0 ? importParts.finished(added, formatNumber(added)) : importParts.nothingToImport;
  }
};

/** Starts and stops the import, and shows how far it is. */
export const ImportProgress = ({ run, counts, onStart, onStop }: ImportProgressProps) => {
  const { texts, formatNumber } = useUi();
  const { importParts } = texts;
  const { all, added, toSend, toCorrect, unknown } = counts;
  const sentence = useRef<HTMLParagraphElement>(null);
  const isActive = run.state === 'running' || run.state === 'waiting' || run.state === 'stopping';
  const isStarted = isActive || run.state === 'stopped' || added > 0;
  const announced = sentenceFor(run, counts, texts, formatNumber);
  const startLabel = isStarted ? importParts.goOn : importParts.start;

  const isFinished = !isActive && toSend === 0;
  const wasFinished = useRef(isFinished);

  useEffect(() => {
    // The button that had the focus is gone.
    if (isFinished && !wasFinished.current && document.activeElement === document.body)
      sentence.current?.focus({ preventScroll: true });
    wasFinished.current = isFinished;
  }, [isFinished]);

  return (
    <div className={panel}>
      <ul className={countList}>
        {isStarted && <li>{importParts.added(formatNumber(added), formatNumber(all))}</li>}
        {toCorrect > 0 && <li>{importParts.toCorrect(formatNumber(toCorrect))}</li>}
        {unknown > 0 && <li>{importParts.perhapsAdded(formatNumber(unknown))}</li>}
      </ul>
      {isStarted && (
        <div
          className={track}
          role="progressbar"
          aria-label={importParts.progress}
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={added}
          aria-valuetext={importParts.added(formatNumber(added), formatNumber(all))}
        >
          <div className={bar} style={{ inlineSize: `${String((added / all) * 100)}%` }} />
        </div>
      )}
      {/* The seconds change too often to be announced. */}
      {run.state === 'waiting' && (
        <p className={status} aria-hidden="true">
          {importParts.waiting(formatNumber(run.seconds))}
        </p>
      )}
      <p className={status} role="status" ref={sentence} tabIndex={-1}>
        {run.state === 'waiting' ? <VisuallyHidden>{announced}</VisuallyHidden> : announced}
      </p>
      <FormError message={run.state === 'stopped' ? run.message : undefined} />
      <div className={actions}>
        {isActive ? (
          <Button key="run" busy={run.state === 'stopping'} onClick={onStop}>
            {importParts.stop}
          </Button>
        ) : (
          toSend > 0 && (
            <Button key="run" tone="accent" onClick={() => void onStart()}>
              {startLabel(toSend, formatNumber(toSend))}
            </Button>
          )
        )}
        {!isActive && added > 0 && <ButtonLink href={paths.manageProducts}>{texts.titles.manageProducts}</ButtonLink>}
      </div>
    </div>
  );
};
