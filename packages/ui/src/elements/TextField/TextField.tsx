'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';

/** The native props belong to the `input`. */
export interface TextFieldProps extends FieldProps, Omit<NativeProps<'input'>, keyof FieldProps> {
  /** The input type, which selects the keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'datetime-local' | 'month' | undefined;
  /** Values that the browser offers while the user types; any other text is accepted too. */
  suggestions?: readonly string[] | undefined;
}

/** A text input with one line. */
export const TextField = ({
  label,
  hint,
  error,
  required,
  suggestions,
  id,
  'aria-describedby': describedBy,
  ...native
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required} id={id} aria-describedby={describedBy}>
    {(control) => {
      const list = suggestions?.length ? `${control.id}-list` : undefined;
      return (
        <>
          <input {...mergeProps({ ...control, type: 'text', list }, native)} />
          {list && (
            <datalist id={list}>
              {suggestions?.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          )}
        </>
      );
    }}
  </Field>
);
