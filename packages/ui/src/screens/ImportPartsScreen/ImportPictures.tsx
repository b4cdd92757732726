'use client';
import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fileKey } from '@dealerkit/domain/import/importPictures';
import { MAX_MEGABYTES, acceptedTypes, sortFiles } from '../../blocks/PictureField/sortFiles.js';
import { useFilePaste } from '../../blocks/PictureField/useFilePaste.js';
import { useLeftOut } from '../../blocks/PictureField/useLeftOut.js';
import { Button } from '../../elements/Button/Button.js';
import { FileField } from '../../elements/FileField/FileField.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { isMissing } from './checkRows.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { english } from './partFields.js';
import type { StatusRow } from './statusOf.js';
import type { Import } from './useImport.js';

interface ImportPicturesProps {
  importing: Import;
  rows: readonly StatusRow[];
  /** The import runs, so no files can be chosen. */
  disabled: boolean;
  /** The title of the list, which gets the focus if no files are left. */
  listTitle: RefObject<HTMLHeadingElement | null>;
}

/** A longer list of names is cut; the table shows the missing names of each row. */
const MAX_NAMES = 10;

/** The files of pictures that the rows name: how many there are, which are missing, and which no row names. */
export const ImportPictures = ({ importing, rows, disabled, listTitle }: ImportPicturesProps) => {
  const { formatNumber, texts: shared } = useUi();
  const { importParts, pictures: texts } = useTexts(english);
  const { files, addFiles, removeFiles } = importing;
  const leftOut = useLeftOut();
  const [problem, setProblem] = useState('');
  const id = useId();
  const ownTitle = useRef<HTMLHeadingElement>(null);

  const choose = async (chosen: readonly File[]) => {
    const sorted = await sortFiles(chosen, Infinity);
    setProblem(leftOut(sorted));
    addFiles(sorted.accepted);
  };
  useFilePaste((pasted) => {
    if (!disabled) void choose(pasted);
  });

  // The pictures of a row that is in the shop are not needed any more.
  const open = rows.filter(({ status }) => status !== 'added').flatMap(({ pictures }) => pictures);
  const missing = new Map(open.filter(isMissing).map((name) => [fileKey(name), name]));
  const matched = new Set(open.filter((value) => value instanceof File));
  const named = new Set(rows.flatMap(({ pictures }) => pictures));
  const unused = [...files].filter(([, file]) => !named.has(file));
  const needed = missing.size + matched.size;
  if (needed === 0 && unused.length === 0) return null;

  const leaveOut = () => {
    removeFiles(unused.map(([key]) => key));
    // The button goes, and without other files the panel too.
    (needed > 0 ? ownTitle : listTitle).current?.focus();
  };

  const namesOf = (names: readonly string[]) => {
    const others = names.length - MAX_NAMES;
    const shown = names.slice(0, MAX_NAMES);
    if (others > 0) shown.push(importParts.otherFiles(others, formatNumber(others)));
    return new Intl.ListFormat(shared.locale).format(shown);
  };

  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Stack direction="row" align="baseline" gap="xs">
        <Heading level={3} size="lead" id={id} ref={ownTitle} tabIndex={-1}>
          {texts.label}
        </Heading>
        {/* Each imported row changes the numbers, which is too often to be announced. */}
        <Text size="label" tone="muted" numeric role={disabled ? undefined : 'status'}>
          {importParts.foundFiles(formatNumber(matched.size), formatNumber(needed))}
        </Text>
      </Stack>
      {missing.size > 0 && <Notice tone="warning">{importParts.missingFiles(namesOf([...missing.values()]))}</Notice>}
      {unused.length > 0 && (
        <Notice tone="warning">
          <Stack direction="row" align="start" justify="between" gap="sm">
            <p>{importParts.unusedFiles(namesOf(unused.map(([, { name }]) => name)))}</p>
            {!disabled && (
              <Button size="small" onClick={leaveOut}>
                {importParts.leaveOutFiles}
              </Button>
            )}
          </Stack>
        </Notice>
      )}
      {!disabled && (
        <FileField
          label={texts.drop}
          buttonText={texts.choose}
          hint={importParts.picturesHint(formatNumber(MAX_MEGABYTES))}
          error={problem || undefined}
          accept={acceptedTypes}
          multiple
          onFiles={(chosen) => void choose(chosen)}
        />
      )}
    </Stack>
  );
};
