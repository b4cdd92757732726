'use client';
import { useId } from 'react';
import { useUi } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { warningIcon } from '../Icon/icons.js';
import type { ControlProps, FieldProps } from './Field.js';
import { errorMessage, hint as hintStyle, requiredText } from './Field.css.js';

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
