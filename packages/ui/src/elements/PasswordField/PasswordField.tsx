'use client';
import { useState } from 'react';
import type { ChangeEventHandler } from 'react';
import { useUi } from '../../UiProvider.js';
import { Field } from '../Field/Field.js';
import type { FieldProps, InputProps } from '../Field/Field.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { besideEye, box, eye } from './PasswordField.css.js';

export interface PasswordFieldProps extends FieldProps, InputProps<HTMLInputElement> {
  /** Whether the browser offers a stored password or makes up a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** What stands in it at first, where no form says so. */
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A password with a button that shows what was typed. */
export const PasswordField = ({ label, hint, error, required, ...input }: PasswordFieldProps) => {
  const { texts } = useUi();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <span className={box}>
          <input
            {...input}
            {...control}
            className={`${control.className} ${besideEye}`}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button className={eye} type="button" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
            {/* Not an aria-label: looking a field up by its label "Password" would find this button too. */}
            <VisuallyHidden>{isShown ? texts.login.hidePassword : texts.login.showPassword}</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  );
};
