'use client';
import { useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import type { SubmitError } from '../../AsyncData.js';
import { useUi } from '../../UiProvider.js';
import { actions, box, hint } from './PasteListScreen.css.js';

interface ListSourceProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Looks the list up. */
  onFind: (text: string) => void;
  isBusy: boolean;
  error: SubmitError | undefined;
}

const MAX_FILE_BYTES = 5_000_000;

type Problem = 'empty' | 'tooLarge' | 'unreadable';

/** Returns the text of a file, or why it has none. */
const readFile = async (file: Blob): Promise<{ text: string } | { problem: Problem }> => {
  if (file.size > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return text.includes('\0') ? { problem: 'unreadable' } : { text };
  } catch {
    return { problem: 'unreadable' };
  }
};

/** Takes a list: pasted, typed, dropped or chosen. */
export const ListSource = ({ text, onTextChange, onFind, isBusy, error }: ListSourceProps) => {
  const { pasteList } = useUi().texts;
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();

  const onFiles = async (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const read = await readFile(chosen);
    setProblem('problem' in read ? read.problem : undefined);
    // What was typed before stays.
    if ('text' in read) onTextChange([text.trimEnd(), read.text].filter(Boolean).join('\n'));
  };

  const find = () => {
    setProblem(text.trim() ? undefined : 'empty');
    if (text.trim()) onFind(text);
    else field.current?.focus();
  };

  return (
    <div
      className={box}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void onFiles(event.dataTransfer.files);
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
        rows={8}
        value={text}
        onChange={({ target }) => onTextChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) find();
        }}
      />
      <FormError message={error?.message} announced={error?.announced} />
      <div className={actions}>
        <Button tone="accent" busy={isBusy} onClick={find}>
          {pasteList.find}
        </Button>
        <span className={hint}>{pasteList.drop}</span>
        <Button size="small" onClick={() => file.current?.click()}>
          {pasteList.chooseFile}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={({ target }) => {
            void onFiles(target.files);
            // Otherwise choosing the corrected file of the same name changes nothing.
            target.value = '';
          }}
        />
      </div>
    </div>
  );
};
