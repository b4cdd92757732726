'use client';
import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../Field/Field.js';
import type { FieldProps, InputProps } from '../Field/Field.js';
import { growing } from './TextArea.css.js';

export interface TextAreaProps extends FieldProps, InputProps<HTMLTextAreaElement> {
  /** How many lines stand there before anything is written. @default 3 */
  rows?: number;
  /** What the browser may fill in by itself (`street-address` ...). */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What stands in it at first, where no form says so. */
  defaultValue?: string;
  /** Can not be written in at all. */
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
}

/** Several lines of text with their label, hint and message. */
export const TextArea = ({ label, hint, error, required, rows = 3, ...input }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <textarea {...input} {...control} className={`${control.className} ${growing}`} rows={rows} />}
  </Field>
);
