'use client';
import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../Field/Field.js';
import type { FieldProps, InputProps } from '../Field/Field.js';

export interface TextFieldProps extends FieldProps, InputProps<HTMLInputElement> {
  /** What kind of text, so that a phone brings the right keyboard. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** What the browser may fill in by itself (`email`, `name`, `tel` ...). */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What stands in it at first, where no form says so. */
  defaultValue?: string;
  /** The id of what else is said about it, elsewhere on the page. */
  describedBy?: string;
  /** Can not be written in at all. */
  disabled?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** One line of text with its label, hint and message. */
export const TextField = ({ label, hint, error, required, describedBy, type = 'text', ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required} describedBy={describedBy}>
    {(control) => <input {...input} {...control} type={type} />}
  </Field>
);
