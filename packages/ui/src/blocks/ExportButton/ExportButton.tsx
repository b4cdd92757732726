'use client';
import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { downloadIcon } from '../../elements/Icon/icons.js';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { useAction } from '../../elements/useAction.js';
import { useTexts } from '../../UiProvider.js';
import { root } from './ExportButton.css.js';
import { exportsTexts } from '../../texts/en/exports.js';

export interface ExportButtonProps {
  /** What is exported: the title of the list. */
  list: string;
  /** Loads all rows and offers them as a file. */
  onExport: () => Promise<SubmitResult>;
}

/** Exports a list as a file. */
export const ExportButton = ({ list, onExport }: ExportButtonProps) => {
  const { exports } = useTexts(exportsTexts);
  const runAction = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<SubmitError>();

  const start = async () => {
    setIsBusy(true);
    setError(undefined);
    setError(await runAction(onExport));
    setIsBusy(false);
  };

  return (
    <div className={root}>
      <Button busy={isBusy} aria-label={exports.exportNamed(list)} onClick={() => void start()}>
        <Icon path={downloadIcon} /> {exports.export}
      </Button>
      <FormError message={error?.message} announced={error?.announced} />
    </div>
  );
};
