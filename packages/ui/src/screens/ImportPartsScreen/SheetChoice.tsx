'use client';
import { useState } from 'react';
import { Select } from '../../elements/Select/Select.js';
import { importPartsTexts } from '../../texts/en/importParts.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { problemSentence } from './problemSentence.js';
import type { Import } from './useImport.js';

interface SheetChoiceProps {
  importing: Import;
  /** The sheet that is shown. */
  sheet: string | undefined;
  disabled: boolean;
}

/** Selects the sheet of a file with several. */
export const SheetChoice = ({ importing: { workbook, read }, sheet, disabled }: SheetChoiceProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(importPartsTexts);
  const [error, setError] = useState<string>();
  if (!workbook || workbook.sheets.length < 2) return null;

  const choose = async (name: string) => {
    const problem = await read(workbook.source, name);
    setError(problem && `${name}: ${problemSentence(problem, texts, formatNumber)}`);
  };

  return (
    <Select
      label={texts.importParts.sheet}
      value={sheet ?? ''}
      disabled={disabled}
      error={error}
      onChange={({ target }) => void choose(target.value)}
    >
      {workbook.sheets.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  );
};
