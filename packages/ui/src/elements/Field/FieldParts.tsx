'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { warningIcon } from '../Icon/icons.js';
import { errorMessage, hint as hintStyle, requiredText } from './Field.css.js';

/** The props of every form field. */
export interface FieldProps {
  /** The visible label, which can contain a link. */
  label: ReactNode;
  /** Help text below the field. */
  hint?: string | undefined;
  /** The validation message; marks the field as invalid. */
  error?: string | undefined;
  /** Marks the field as required, for screen readers too; your form validates it. */
  required?: boolean | undefined;
}

/** The props of a field, and those of its control that the field merges with its own. */
export interface ControlProps extends FieldProps {
  /** The id of the input. @default a generated id */
  id?: string | undefined;
  /** The ids of other elements that describe the input. */
  'aria-describedby'?: string | undefined;
}

/** The attributes that connect a control to its label, hint and message. */
export const useControlAttributes = ({
  hint,
  error,
  required,
  id: givenId,
  'aria-describedby': describedBy,
}: Omit<ControlProps, 'label'>) => {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const described = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ');
  return {
    id,
    'aria-required': required ? (true as const) : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
};

/** Says that a field is required; a screen reader reads the attribute of the control instead. */
export const RequiredText = ({ required }: Pick<FieldProps, 'required'>) => {
  const { texts } = useUi();
  return (
    required && (
      <span className={requiredText} aria-hidden="true">
        {texts.common.required}
      </span>
    )
  );
};

/** The message and the hint of the control with this id. */
export const FieldMessages = ({ id, error, hint }: Pick<FieldProps, 'error' | 'hint'> & { id: string }) => (
  <>
    {error && (
      <p className={errorMessage} id={`${id}-error`}>
        <Icon path={warningIcon} />
        {error}
      </p>
    )}
    {hint && (
      <p className={hintStyle} id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </>
);
