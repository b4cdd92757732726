'use client';
import { useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { uploadIcon } from '../../elements/Icon/icons.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { sheetLimits } from '@dealerkit/domain/sheet';
import type { SheetProblem } from '@dealerkit/domain/sheet';
import type { TextsOf } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { actions, dropZone, dropTitle, fileError, hint, paste, sources } from './ImportSource.css.js';
import { importPartsTexts } from '../../texts/en/importParts.js';

interface ImportSourceProps {
  /** Reads the list; resolves to what is wrong with it. */
  onRead: (source: Blob | string) => Promise<SheetProblem | undefined>;
  /** Returns to the list that was read before. */
  onBack: (() => void) | undefined;
}

const sentenceFor = (
  problem: SheetProblem,
  { importParts }: TextsOf<'importParts'>,
  formatNumber: (value: number) => string,
) => {
  const { problems } = importParts;
  const megabytes = formatNumber(sheetLimits.megabytes);
  switch (problem.reason) {
    case 'tooLarge':
      return problems.tooLarge(megabytes);
    case 'tooManyRows':
      return problems.tooManyRows(formatNumber(sheetLimits.rows));
    case 'tooManyColumns':
      return problems.tooManyColumns(formatNumber(problem.count), formatNumber(sheetLimits.columns));
    case 'openQuote':
      return problems.openQuote(formatNumber(problem.row));
    case 'binary':
    case 'empty':
    case 'several':
    case 'spreadsheet':
    case 'unreadable':
      return problems[problem.reason];
  }
};

type Place = 'paste' | 'file';

/** From this length on, a pasted list is read at once: to lay it out in the field would freeze the page for seconds. */
const MAX_SHOWN = 100_000;

/** Takes a list: pasted, dropped or chosen. */
export const ImportSource = ({ onRead, onBack }: ImportSourceProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(importPartsTexts);
  const { importParts } = texts;
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<{ place: Place; sentence: string }>();
  const [reading, setReading] = useState<Place>();

  const read = async (place: Place, source: Blob | string) => {
    setReading(place);
    const found = await onRead(source);
    setReading(undefined);
    setProblem(found && { place, sentence: sentenceFor(found, texts, formatNumber) });
    if (found && place === 'paste') text.current?.focus();
  };

  const onFiles = (files: FileList | null) => {
    const [chosen, ...others] = files ?? [];
    if (others.length > 0) setProblem({ place: 'file', sentence: importParts.problems.several });
    else if (chosen) void read('file', chosen);
  };

  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < MAX_SHOWN) return;
    event.preventDefault();
    void read('paste', pasted);
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    onFiles(event.dataTransfer.files);
  };

  const errorAt = (place: Place) => (problem?.place === place ? problem.sentence : undefined);

  return (
    <>
      <div className={sources} onPaste={onPaste} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <div className={paste}>
          <TextArea
            ref={text}
            label={importParts.paste}
            hint={importParts.pasteHint}
            error={errorAt('paste')}
            autoComplete="off"
            rows={8}
          />
          <div className={actions}>
            <Button
              tone="accent"
              busy={reading === 'paste'}
              onClick={() => void read('paste', text.current?.value ?? '')}
            >
              {importParts.check}
            </Button>
            {onBack && <Button onClick={onBack}>{importParts.backToList}</Button>}
          </div>
        </div>
        <div className={dropZone}>
          <Icon path={uploadIcon} />
          <p className={dropTitle}>{importParts.drop}</p>
          <p className={hint}>{importParts.or}</p>
          <Button busy={reading === 'file'} onClick={() => file.current?.click()}>
            {importParts.chooseFile}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={({ target }) => {
              onFiles(target.files);
              // Otherwise choosing the corrected file of the same name changes nothing.
              target.value = '';
            }}
          />
          <p className={hint}>
            {importParts.fileHint(formatNumber(sheetLimits.megabytes), formatNumber(sheetLimits.rows))}
          </p>
          <div className={fileError}>
            <FormError message={errorAt('file')} />
          </div>
        </div>
      </div>
      <p className={hint}>{importParts.columnsHint}</p>
    </>
  );
};
