'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';
import { textarea } from './TextArea.css.js';

/** The native props belong to the `textarea`. */
export interface TextAreaProps extends FieldProps, Omit<NativeProps<'textarea'>, keyof FieldProps> {
  /** The initial number of lines. @default 3 */
  rows?: number | undefined;
}

/** A text input with several lines. */
export const TextArea = ({
  label,
  hint,
  error,
  required,
  id,
  'aria-describedby': describedBy,
  ...native
}: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} required={required} id={id} aria-describedby={describedBy}>
    {(control) => (
      <textarea {...mergeProps({ ...control, className: `${control.className} ${textarea}`, rows: 3 }, native)} />
    )}
  </Field>
);
