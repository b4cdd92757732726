'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import {
  control,
  errorMessage,
  heading,
  hint as hintStyle,
  label as labelStyle,
  requiredText,
  root,
} from './Field.css.js';

/** The props of every form field. */
export interface FieldProps {
  /** The visible label. */
  label: string;
  /** Help text below the field. */
  hint?: string | undefined;
  /** The validation message; marks the field as invalid. */
  error?: string | undefined;
  /** The field must be filled in. */
  required?: boolean | undefined;
}

/** The attributes that connect an input to its label, hint and message. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldWrapperProps extends FieldProps, Omit<NativeProps<'div'>, 'id' | 'aria-describedby'> {
  /** The id of the input. @default a generated id */
  id?: string | undefined;
  /** The ids of other elements that describe the input. */
  'aria-describedby'?: string | undefined;
  /** Renders the input with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** The label, hint and message of any input; `TextField` and the other fields use it. */
export const Field = ({
  label,
  hint,
  error,
  required = false,
  id: givenId,
  'aria-describedby': describedBy,
  children,
  ...native
}: FieldWrapperProps) => {
  const { texts } = useUi();
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const described = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ');
  return (
    <div {...mergeProps({ className: root }, native)}>
      <div className={heading}>
        <label className={labelStyle} htmlFor={id}>
          {label}
        </label>
        {required && (
          <span className={requiredText} aria-hidden="true">
            {texts.common.required}
          </span>
        )}
      </div>
      {children({
        id,
        className: control,
        'aria-required': required || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p className={errorMessage} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {hint && (
        <p className={hintStyle} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};
