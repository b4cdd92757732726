'use client';
import type { ComponentProps } from 'react';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';

/** The native props belong to the `input`. */
export interface SearchFieldProps
  extends Pick<FieldProps, 'label' | 'hint'>, Omit<ComponentProps<'input'>, 'type' | 'id' | 'className'> {
  /** The search text. */
  value: string;
}

/** A text input for a search, without autofill and spelling marks. */
export const SearchField = ({ label, hint, ...input }: SearchFieldProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <input autoComplete="off" spellCheck={false} enterKeyHint="search" {...input} {...control} type="search" />
    )}
  </Field>
);
