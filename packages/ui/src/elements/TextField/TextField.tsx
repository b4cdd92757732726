'use client';
import type { ChangeEventHandler, HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../Field/Field.js';
import type { FieldProps, InputProps } from '../Field/Field.js';

export interface TextFieldProps extends FieldProps, InputProps<HTMLInputElement> {
  /** The input type, which selects the keyboard of a phone. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** The autofill type (`email`, `name`, `tel` ...). */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  /** The id of another element that describes the field. */
  describedBy?: string | undefined;
  /** Values that the browser offers while the user types; any other text is accepted too. */
  suggestions?: readonly string[] | undefined;
  /** The field cannot be edited. */
  disabled?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/** A text input with one line. */
export const TextField = ({
  label,
  hint,
  error,
  required,
  describedBy,
  suggestions,
  type = 'text',
  ...input
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required} describedBy={describedBy}>
    {(control) =>
      !suggestions?.length ? (
        <input {...input} {...control} type={type} />
      ) : (
        <>
          <input {...input} {...control} type={type} list={`${control.id}-list`} />
          <datalist id={`${control.id}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
        </>
      )
    }
  </Field>
);
