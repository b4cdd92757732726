'use client';
import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';
import { splitFieldProps } from '../Field/splitFieldProps.js';
import { select } from './Select.css.js';

/** The native props belong to the `select`. */
export interface SelectProps extends FieldProps, Omit<NativeProps<'select'>, keyof FieldProps | 'multiple' | 'size'> {
  /** The `option` and `optgroup` elements. */
  children: ReactNode;
}

/** Selects one of several options in the list of the browser or the phone. */
export const Select = ({ children, ...props }: SelectProps) => {
  const [field, native] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...mergeProps({ ...control, className: `${control.className} ${select}` }, native)}>{children}</select>
      )}
    </Field>
  );
};
