'use client';
import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FileButton } from '../../elements/FileButton/FileButton.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import type { SubmitError } from '../../AsyncData.js';
import { convertBijoyTexts } from '@dealerkit/domain/text/bijoy';
import { sheetTextTypes } from '@dealerkit/domain/import/sheet';
import { useTexts, useUi } from '../../UiProvider.js';
import { pasteListTexts } from '../../texts/en/pasteList.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import type { ListProgress } from './usePasteList.js';
import { Card } from '../../elements/Card/Card.js';

interface PasteListFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onTextChange: (text: string) => void;
  /** Looks the text up. */
  onFind: () => void;
  progress: ListProgress | undefined;
  error: SubmitError | undefined;
  /** Whether lines are shown below, so that the field takes less room. */
  hasRows: boolean;
  /** Clears the whole list; undefined while it is empty. */
  onClear: (() => void) | undefined;
}

/** To lay a longer text out in the field would freeze the page for seconds; 200 lines are shorter. */
const MAX_CHARACTERS = 100_000;
const MAX_FILE_BYTES = 4 * MAX_CHARACTERS;

type Problem = 'empty' | 'tooLong' | 'unreadable';

/** Returns the text of a file, or why it has none. */
const readFile = async (file: Blob): Promise<{ text: string } | { problem: Problem }> => {
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLong' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? { problem: 'unreadable' } : { text };
  } catch {
    return { problem: 'unreadable' };
  }
};

/** Takes a list: pasted, typed, dropped or chosen. */
export const PasteListField = (props: PasteListFieldProps) => {
  const { field, text, onTextChange, onFind, progress, error, hasRows, onClear } = props;
  const { formatNumber } = useUi();
  const texts = useTexts(pasteListTexts);
  const { pasteList } = texts;
  const [problem, setProblem] = useState<Problem>();
  const unicode = useMemo(() => convertBijoyTexts(text.split('\n')).join('\n'), [text]);

  /** Whether so many characters more have room. */
  const fits = (length: number): boolean => {
    const isShort = length <= MAX_CHARACTERS;
    setProblem(isShort ? undefined : 'tooLong');
    return isShort;
  };

  const onFiles = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    const read = await readFile(chosen);
    if ('problem' in read) setProblem(read.problem);
    // What was typed before stays.
    else if (fits(text.length + read.text.length)) onTextChange([text.trimEnd(), read.text].filter(Boolean).join('\n'));
    field.current?.focus();
  };

  const find = () => {
    setProblem(text.trim() ? undefined : 'empty');
    if (text.trim()) onFind();
    else field.current?.focus();
  };

  return (
    <Card
      kind="panel"
      padding="md"
      gap="sm"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void onFiles([...event.dataTransfer.files]);
      }}
    >
      <TextArea
        ref={field}
        label={pasteList.list}
        hint={pasteList.hint}
        placeholder={pasteList.example}
        error={problem && pasteList.problems[problem]}
        autoComplete="off"
        spellCheck={false}
        rows={hasRows ? 3 : 8}
        value={text}
        onPaste={(event) => {
          if (!fits(text.length + event.clipboardData.getData('text/plain').length)) event.preventDefault();
        }}
        onChange={({ target }) => {
          if (fits(target.value.length)) onTextChange(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) find();
        }}
      />
      {unicode !== text && (
        <Notice>
          {pasteList.bijoy}{' '}
          <Button
            size="small"
            onClick={() => {
              onTextChange(unicode);
              field.current?.focus();
            }}
          >
            {pasteList.convertBijoy}
          </Button>
        </Notice>
      )}
      <FormError message={error?.message} announced={error?.announced} />
      <Stack direction="row" gap="sm">
        <Button tone={hasRows ? undefined : 'accent'} busy={progress !== undefined} onClick={find}>
          {pasteList.find}
        </Button>
        <Text as="span" size="label" tone="muted" wrap="anywhere" role="status">
          {progress && pasteList.progress(formatNumber(progress.done), formatNumber(progress.total))}
        </Text>
        <Text as="span" size="label" tone="muted" wrap="anywhere">
          {pasteList.drop}
        </Text>
        <FileButton size="small" accept={sheetTextTypes} onFiles={(files) => void onFiles(files)}>
          {pasteList.chooseFile}
        </FileButton>
        {onClear && (
          <Button size="small" tone="quiet" onClick={onClear}>
            {pasteList.clear}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
