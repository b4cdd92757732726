'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { ChoiceField } from '../Field/ChoiceField.js';
import type { FieldProps } from '../Field/Field.js';
import { splitFieldProps } from '../Field/splitFieldProps.js';
import { checkbox } from './Checkbox.css.js';

/** The native props belong to the `input`. */
export interface CheckboxProps extends FieldProps, Omit<NativeProps<'input'>, keyof FieldProps | 'type' | 'role'> {
  /** Shows neither on nor off, for a list of which only some are checked. */
  indeterminate?: boolean | undefined;
}

/** Turns one option on or off when its form is submitted; use `Switch` for a change that applies at once. */
export const Checkbox = ({ indeterminate, ...props }: CheckboxProps) => {
  const [field, native] = splitFieldProps(props);
  const setIndeterminate = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate ?? false;
  };
  return (
    <ChoiceField {...field}>
      {(control) => {
        const own = {
          ...control,
          className: `${control.className} ${checkbox}`,
          ref: indeterminate === undefined ? undefined : setIndeterminate,
        };
        return <input {...mergeProps(own, native)} type="checkbox" />;
      }}
    </ChoiceField>
  );
};
