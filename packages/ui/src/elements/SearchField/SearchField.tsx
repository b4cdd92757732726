'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';
import { splitFieldProps } from '../Field/splitFieldProps.js';
import { searchLength } from '@dealerkit/domain/text/textLengths';

/** The native props belong to the `input`. */
export interface SearchFieldProps extends Omit<NativeProps<'input'>, keyof FieldProps | 'type'> {
  /** The visible label, which can contain a link. */
  label: FieldProps['label'];
  /** Help text below the field. */
  hint?: FieldProps['hint'];
}

/** A text input for a search, without autofill and spelling marks. */
export const SearchField = (props: SearchFieldProps) => {
  const [field, native] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...mergeProps(
            {
              ...control,
              autoComplete: 'off',
              spellCheck: false,
              enterKeyHint: 'search' as const,
              maxLength: searchLength,
              type: 'search',
            },
            native,
          )}
        />
      )}
    </Field>
  );
};
