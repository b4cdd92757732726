import type { ReactNode } from 'react';
import type { FieldProps } from './Field.js';

interface Given extends Omit<FieldProps, 'label'> {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Splits the props of a form field into those of `Field` and the native props of its control. */
export const splitFieldProps = <Label extends ReactNode, Props extends Given>({
  label,
  hint,
  error,
  required,
  id,
  'aria-describedby': describedBy,
  ...native
}: Props & { label: Label }) =>
  [{ label, hint, error, required, id, 'aria-describedby': describedBy }, native] as const;
