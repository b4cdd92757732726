'use client';
import type { ReactElement } from 'react';
import type { ExportOptions } from '@dealerkit/domain/exports/exportFormats';
import { Menu, MenuItem } from '../../elements/Menu/Menu.js';
import { useTexts } from '../../UiProvider.js';
import { exportsTexts } from '../../texts/en/exports.js';

interface ExportMenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** What the user chooses from. */
  choices: readonly ExportOptions[];
  /** Starts the export. */
  onSelect: (options: ExportOptions) => void;
}

/** The formats of an export, and the rows of exported orders. */
export const ExportMenu = ({ trigger, choices, onSelect }: ExportMenuProps) => {
  const { exports } = useTexts(exportsTexts);
  return (
    <Menu defaultOpen trigger={trigger}>
      {choices.map((choice) => {
        const format = exports.formats[choice.format];
        const label = choice.rows ? exports.option(format, exports.rows[choice.rows]) : format;
        return (
          <MenuItem key={label} onSelect={() => onSelect(choice)}>
            {label}
          </MenuItem>
        );
      })}
    </Menu>
  );
};
