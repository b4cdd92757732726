'use client';
import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../Field/Field.js';
import type { FieldProps, InputProps } from '../Field/Field.js';
import { textarea } from './TextArea.css.js';

export interface TextAreaProps extends FieldProps, InputProps<HTMLTextAreaElement> {
  /** The initial number of lines. @default 3 */
  rows?: number | undefined;
  /** The autofill type (`street-address` ...). */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** The field cannot be edited. */
  disabled?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
}

/** A text input with several lines. */
export const TextArea = ({ label, hint, error, required, rows = 3, ...input }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <textarea {...input} {...control} className={`${control.className} ${textarea}`} rows={rows} />}
  </Field>
);
