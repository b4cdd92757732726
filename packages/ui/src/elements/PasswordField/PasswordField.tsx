'use client';
import { useState } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useTexts } from '../../UiProvider.js';
import { Field } from '../Field/Field.js';
import type { FieldProps } from '../Field/Field.js';
import { splitFieldProps } from '../Field/splitFieldProps.js';
import { Icon } from '../Icon/Icon.js';
import { eyeIcon, eyeOffIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { input as inputStyle, root, toggle } from './PasswordField.css.js';
import { loginTexts } from '../../texts/en/login.js';

/** The native props belong to the `input`. */
export interface PasswordFieldProps extends FieldProps, Omit<NativeProps<'input'>, keyof FieldProps | 'type'> {
  /** Whether the browser offers a saved or a generated password. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button that shows the password. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [field, native] = splitFieldProps(props);
  const texts = useTexts(loginTexts);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <span className={root}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...mergeProps({ ...control, className: `${control.className} ${inputStyle}` }, native)}
            type={isVisible ? 'text' : 'password'}
          />
          <button className={toggle} type="button" aria-controls={control.id} onClick={() => setIsVisible(!isVisible)}>
            <Icon path={isVisible ? eyeOffIcon : eyeIcon} />
            {/* With an aria-label, a lookup of the field by its label "Password" would match this button too. */}
            <VisuallyHidden>{isVisible ? texts.login.hidePassword : texts.login.showPassword}</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  );
};
