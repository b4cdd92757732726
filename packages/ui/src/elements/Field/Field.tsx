'use client';
import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { FieldMessages, RequiredText, useControlAttributes } from './FieldParts.js';
import type { ControlProps } from './FieldParts.js';
import { control as controlStyle, heading, label as labelStyle, root } from './Field.css.js';

export type { ControlProps, FieldProps } from './FieldParts.js';

/** The attributes that connect an input to its label, hint and message. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldWrapperProps extends ControlProps, Omit<NativeProps<'div'>, keyof ControlProps> {
  /** Renders the input with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** The label, hint and message of any input; `TextField` and the other fields use it. */
export const Field = ({
  label,
  hint,
  error,
  required,
  id: givenId,
  'aria-describedby': describedBy,
  children,
  ...native
}: FieldWrapperProps) => {
  const control = useControlAttributes({ hint, error, required, id: givenId, 'aria-describedby': describedBy });
  return (
    <div {...mergeProps({ 'data-part': 'field', className: root }, native)}>
      <div className={heading}>
        <label data-part="field.label" className={labelStyle} htmlFor={control.id}>
          {label}
        </label>
        <RequiredText required={required} />
      </div>
      {children({ ...control, className: controlStyle })}
      <FieldMessages id={control.id} error={error} hint={hint} />
    </div>
  );
};
