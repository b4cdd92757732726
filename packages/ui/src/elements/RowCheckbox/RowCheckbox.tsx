'use client';
import type { ChangeEvent, ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { choice } from '../Field/ChoiceField.css.js';
import { checkbox } from '../Checkbox/Checkbox.css.js';
import { target } from './RowCheckbox.css.js';

export { useRowSelection } from './useRowSelection.js';
export type { RowSelection } from './useRowSelection.js';
export { focusArrivedList, focusRow, useRowKeys } from './useRowKeys.js';
export type { RowCommands } from './useRowKeys.js';

/** The native props belong to the `input`. */
export interface RowCheckboxProps extends Omit<
  NativeProps<'input'>,
  'type' | 'checked' | 'onSelect' | 'aria-label' | 'children'
> {
  /** Names the row, or all rows, for screen readers. */
  label: string;
  /** Whether it is selected; undefined if only some of all rows are. */
  isSelected: boolean | undefined;
  /** Called when the user changes it; `isRange` if Shift is held, which means all rows from the last one. */
  onSelect: (isRange: boolean) => void;
  /** Shown before the box; screen readers read the label instead. */
  children?: ReactNode | undefined;
}

/** Selects a row of a list, or all of them; `useRowSelection` keeps the selection, and `useRowKeys` reads the keyboard. */
export const RowCheckbox = ({ label, isSelected, onSelect, children, ...native }: RowCheckboxProps) => {
  const own = {
    className: `${choice} ${checkbox}`,
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = isSelected === undefined;
    },
    onChange: ({ nativeEvent }: ChangeEvent) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey),
  };
  return (
    <label className={target}>
      {children}
      <input {...mergeProps(own, native)} type="checkbox" aria-label={label} checked={isSelected ?? false} />
    </label>
  );
};
