import type { ReactNode } from 'react';
import type { ControlProps } from './Field.js';

/** Splits the props of a form field into those of `Field` and the native props of its control. */
export const splitFieldProps = <Label extends ReactNode, Props extends Omit<ControlProps, 'label'>>({
  label,
  hint,
  error,
  required,
  id,
  'aria-describedby': describedBy,
  ...native
}: Props & { label: Label }) =>
  [{ label, hint, error, required, id, 'aria-describedby': describedBy }, native] as const;
