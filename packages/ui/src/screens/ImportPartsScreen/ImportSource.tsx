'use client';
import { useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FileField } from '../../elements/FileField/FileField.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { sheetFileTypes, sheetLimits } from '@dealerkit/domain/import/sheet';
import type { SheetProblem } from '@dealerkit/domain/import/sheet';
import { useTexts, useUi } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { problemSentence } from './problemSentence.js';
import { importPartsTexts } from '../../texts/en/importParts.js';

interface ImportSourceProps {
  /** Reads the list; resolves to what is wrong with it. */
  onRead: (source: Blob | string) => Promise<SheetProblem | undefined>;
  /** Whether the host takes pictures, so that a list can name files of pictures. */
  takesPictures: boolean;
  /** Returns to the list that was read before. */
  onBack: (() => void) | undefined;
}

type Place = 'paste' | 'file';

/** From this length on, a pasted list is read at once: to lay it out in the field would freeze the page for seconds. */
const MAX_SHOWN = 100_000;

/** Takes a list: pasted, dropped or chosen. */
export const ImportSource = ({ onRead, takesPictures, onBack }: ImportSourceProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(importPartsTexts);
  const { importParts } = texts;
  const text = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<{ place: Place; sentence: string }>();
  const [reading, setReading] = useState<Place>();

  const read = async (place: Place, source: Blob | string) => {
    setReading(place);
    const found = await onRead(source);
    setReading(undefined);
    setProblem(found && { place, sentence: problemSentence(found, texts, formatNumber) });
    if (found && place === 'paste') text.current?.focus();
  };

  const onFiles = ([chosen, ...others]: readonly File[]) => {
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
    // The field for files takes its own.
    if (event.defaultPrevented) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };

  const errorAt = (place: Place) => (problem?.place === place ? problem.sentence : undefined);

  return (
    <>
      <Grid
        columns="tablet 3 2"
        gap="lg"
        onPaste={onPaste}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <Stack>
          <TextArea
            ref={text}
            label={importParts.paste}
            hint={importParts.pasteHint}
            error={errorAt('paste')}
            autoComplete="off"
            rows={8}
          />
          <Stack direction="row" gap="sm">
            <Button
              tone="accent"
              busy={reading === 'paste'}
              onClick={() => void read('paste', text.current?.value ?? '')}
            >
              {importParts.check}
            </Button>
            {onBack && <Button onClick={onBack}>{importParts.backToList}</Button>}
          </Stack>
        </Stack>
        <FileField
          label={importParts.drop}
          buttonText={importParts.chooseFile}
          hint={importParts.fileHint(formatNumber(sheetLimits.megabytes), formatNumber(sheetLimits.rows))}
          error={errorAt('file')}
          accept={sheetFileTypes}
          busy={reading === 'file'}
          onFiles={onFiles}
        />
      </Grid>
      <Text size="label" tone="muted">
        {importParts.columnsHint} {takesPictures ? importParts.filesHint : importParts.addressesHint}
      </Text>
    </>
  );
};
