'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { PasswordField } from '../../elements/PasswordField/PasswordField.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { GoogleButton } from '../GoogleButton/GoogleButton.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { form } from './LoginForm.css.js';
import { loginSchema } from './LoginForm.schema.js';
import type { Login } from './LoginForm.schema.js';

export type { Login } from './LoginForm.schema.js';

export interface LoginFormProps {
  /** Signs in with e-mail and password. */
  onLogin: (login: Login) => Promise<SubmitResult<'email' | 'password'>>;
  /** Signs in by Google's window; without it nothing is said of Google. */
  onGoogle?: (() => Promise<SubmitResult>) | undefined;
  /** Leads to where a forgotten password is reset, with the e-mail as far as it was typed; without it nothing is said of that. */
  onForgot?: (email: string) => void;
  /** Stands in the fields; another object fills them anew, and the focus goes on to what sends them. */
  filled?: Login;
}

/** Leads on to the button whenever the fields were filled by a press elsewhere. */
const useWayOn = (filled: Login | undefined) => {
  const send = useRef<HTMLButtonElement>(null);
  const before = useRef(filled);
  useEffect(() => {
    if (before.current !== filled) send.current?.focus();
    before.current = filled;
  }, [filled]);
  return send;
};

/** Signs a person in, by e-mail and password or by Google (specification, section 5). */
export const LoginForm = ({ onLogin, onGoogle, onForgot, filled }: LoginFormProps) => {
  const { texts, register, getValues, errors, isSubmitting, submit, formProps, formError } = useSubmitForm({
    createSchema: loginSchema,
    defaultValues: { email: '', password: '' },
    // Undefined rather than empty: empty values would replace what was typed before hydration.
    values: filled,
    onSubmit: onLogin,
  });
  const send = useWayOn(filled);

  return (
    <form className={form} {...formProps}>
      <TextField
        {...register('email')}
        label={texts.login.email}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        required
      />
      <PasswordField
        {...register('password')}
        label={texts.login.password}
        autoComplete="current-password"
        error={errors.password?.message}
        required
      />
      <Button ref={send} type="submit" tone="accent" busy={isSubmitting} fullWidth>
        {texts.login.submit}
      </Button>
      <FormError {...formError} />
      {onForgot && (
        <Button tone="quiet" fullWidth onClick={() => onForgot(getValues('email'))}>
          {texts.reset.forgot}
        </Button>
      )}
      {onGoogle && <GoogleButton onGoogle={() => submit(onGoogle)} />}
    </form>
  );
};
