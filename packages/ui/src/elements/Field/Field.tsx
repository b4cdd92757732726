'use client';
import { useId } from 'react';
import type { FocusEventHandler, ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { control, field, heading, hint as hintStyle, label as labelStyle, mark, message } from './Field.css.js';

/** What every field of a form says about itself. */
export interface FieldProps {
  /** What is to be written here. */
  label: string;
  /** Help that stands under the field before anybody errs. */
  hint?: string;
  /** What is wrong with what was written; marks the field as invalid. */
  error?: string;
  /** The form is not accepted without it. */
  required?: boolean;
}

/** What the input inside a field takes over, so that its label, hint and message belong to it. */
export interface FieldControl {
  id: string;
  className: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** How an input reports to the form around it; the result of `register` fits. */
export interface InputProps<Element extends HTMLElement> {
  /** Key of the value in the form. */
  name?: string;
  onBlur?: FocusEventHandler<Element>;
  ref?: React.Ref<Element>;
}

interface FieldFrameProps extends FieldProps {
  /** The id of what else is said about it, elsewhere on the page. */
  describedBy?: string;
  /** Draws the input with what belongs on it. */
  children: (input: FieldControl) => ReactNode;
}

/** Label, hint and message around an input of any kind; use `TextField` and its kin, which stand in it. */
export const Field = ({ label, hint, error, required = false, describedBy, children }: FieldFrameProps) => {
  const { texts } = useUi();
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <div className={heading}>
        <label className={labelStyle} htmlFor={id}>
          {label}
        </label>
        {required && (
          <span className={mark} aria-hidden="true">
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
        <p className={message} id={`${id}-error`}>
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
