'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';

/** The native props belong to the `input`. */
export interface SearchFieldProps
  extends Pick<FieldProps, 'label' | 'hint'>, Omit<NativeProps<'input'>, keyof FieldProps | 'type'> {}

/** A text input for a search, without autofill and spelling marks. */
export const SearchField = ({ label, hint, id, 'aria-describedby': describedBy, ...native }: SearchFieldProps) => (
  <Field label={label} hint={hint} id={id} aria-describedby={describedBy}>
    {(control) => (
      <input
        {...mergeProps(
          { ...control, autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' as const, type: 'search' },
          native,
        )}
      />
    )}
  </Field>
);
