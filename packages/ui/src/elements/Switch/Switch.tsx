'use client';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { ChoiceField } from '../Field/ChoiceField.js';
import type { FieldProps } from '../Field/Field.js';
import { splitFieldProps } from '../Field/splitFieldProps.js';
import { switchStyle } from './Switch.css.js';

/** The native props belong to the `input`. */
export interface SwitchProps extends FieldProps, Omit<NativeProps<'input'>, keyof FieldProps | 'type' | 'role'> {}

/** Turns a setting on or off at once; use `Checkbox` for an option that is submitted with a form. */
export const Switch = (props: SwitchProps) => {
  const [field, native] = splitFieldProps(props);
  return (
    <ChoiceField {...field}>
      {(control) => (
        <input
          {...mergeProps({ ...control, className: `${control.className} ${switchStyle}`, role: 'switch' }, native)}
          type="checkbox"
        />
      )}
    </ChoiceField>
  );
};
