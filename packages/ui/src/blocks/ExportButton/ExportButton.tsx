'use client';
import { lazy, Suspense, useState } from 'react';
import type { ExportFormat, ExportOptions } from '@dealerkit/domain/exports/exportFormats';
import { Button } from '../../elements/Button/Button.js';
import type { ButtonProps } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { downloadIcon } from '../../elements/Icon/icons.js';
import type { SubmitError, SubmitResult } from '../../AsyncData.js';
import { useAction } from '../../elements/useAction.js';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { exportsTexts } from '../../texts/en/exports.js';

export type { ExportFormat, ExportOptions } from '@dealerkit/domain/exports/exportFormats';

export interface ExportButtonProps {
  /** What is exported: the title of the list. */
  list: string;
  /** Loads all rows and offers them as a file. */
  onExport: (options: ExportOptions) => Promise<SubmitResult>;
  /** The formats that the host can write; the user chooses from several in a menu. @default ['csv'] */
  formats?: readonly ExportFormat[] | undefined;
  /** Whether orders are exported, so that the user also chooses a row for each order or for each part. @default false */
  hasOrders?: boolean | undefined;
  /** The size of the button. @default 'medium' */
  size?: ButtonProps['size'];
  /** The look of the button; a `quiet` one has no icon. @default 'neutral' */
  tone?: ButtonProps['tone'];
}

/** The menu loads with the first use. */
const ExportMenu = lazy(async () => ({ default: (await import('./ExportMenu.js')).ExportMenu }));

const csvOnly = ['csv'] as const;

/** Exports a list as a file, whose format the user chooses. */
export const ExportButton = ({
  list,
  onExport,
  formats = csvOnly,
  hasOrders = false,
  size,
  tone,
}: ExportButtonProps) => {
  const { exports } = useTexts(exportsTexts);
  const runAction = useAction();
  const [isBusy, setIsBusy] = useState(false);
  const [isMenuUsed, setIsMenuUsed] = useState(false);
  const [error, setError] = useState<SubmitError>();
  const rows = hasOrders ? (['orders', 'lines'] as const) : [undefined];
  const choices = formats.flatMap((format) => rows.map((each) => ({ format, rows: each })));
  const [only, ...others] = choices;
  const hasMenu = others.length > 0;

  const start = async (options: ExportOptions) => {
    setIsBusy(true);
    setError(undefined);
    setError(await runAction(async () => onExport(options)));
    setIsBusy(false);
  };

  const button = (isLoading: boolean) => (
    <Button
      size={size}
      tone={tone}
      busy={isBusy || isLoading}
      aria-label={exports.exportNamed(list)}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      onClick={() => {
        if (hasMenu) setIsMenuUsed(true);
        else if (only) void start(only);
      }}
    >
      {tone !== 'quiet' && <Icon path={downloadIcon} />} {exports.export}
    </Button>
  );
  return (
    <Stack align="start" gap="sm">
      {isMenuUsed ? (
        <Suspense fallback={button(true)}>
          <ExportMenu trigger={button(false)} choices={choices} onSelect={(options) => void start(options)} />
        </Suspense>
      ) : (
        button(false)
      )}
      <FormError message={error?.message} announced={error?.announced} />
    </Stack>
  );
};
