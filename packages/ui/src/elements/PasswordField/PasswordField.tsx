'use client';
import { useState } from 'react';
import type { ChangeEventHandler } from 'react';
import { useUi } from '../../UiProvider.js';
import { Field } from '../Field/Field.js';
import type { FieldProps, InputProps } from '../Field/Field.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { input as inputStyle, root, toggle } from './PasswordField.css.js';

export interface PasswordFieldProps extends FieldProps, InputProps<HTMLInputElement> {
  /** Whether the browser offers a saved or a generated password. */
  autoComplete: 'current-password' | 'new-password';
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/** A password input with a button that shows the password. */
export const PasswordField = ({ label, hint, error, required, ...input }: PasswordFieldProps) => {
  const { texts } = useUi();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className={root}>
          <input
            {...input}
            {...control}
            className={`${control.className} ${inputStyle}`}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button className={toggle} type="button" aria-controls={control.id} onClick={() => setIsVisible(!isVisible)}>
            <Icon name={isVisible ? 'eyeOff' : 'eye'} />
            {/* With an aria-label, a lookup of the field by its label "Password" would match this button too. */}
            <VisuallyHidden>{isVisible ? texts.login.hidePassword : texts.login.showPassword}</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  );
};
