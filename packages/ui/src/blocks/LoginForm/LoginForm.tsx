'use client';
import { useEffect, useRef } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { PasswordField } from '../../elements/PasswordField/PasswordField.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { GoogleButton } from '../GoogleButton/GoogleButton.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { loginSchema } from './LoginForm.schema.js';
import type { Login } from './LoginForm.schema.js';
import { useTexts } from '../../UiProvider.js';
import { loginTexts } from '../../texts/en/login.js';
import { resetTexts } from '../../texts/en/reset.js';

const english = { ...loginTexts, ...resetTexts };

export type { Login } from './LoginForm.schema.js';

export interface LoginFormProps {
  /** Called with a valid e-mail and password. */
  onLogin: (login: Login) => Promise<SubmitResult<'email' | 'password'>>;
  /** Called when the user chooses Google. Without it there is no Google button. */
  onGoogle?: (() => Promise<SubmitResult>) | undefined;
  /** The address that opens the page in Chrome, for a browser inside an app, in which Google refuses to sign in. */
  chromeHref?: string | undefined;
  /** Called with the typed e-mail when the user forgot the password. Without it there is no such button. */
  onForgot?: ((email: string) => void) | undefined;
  /** Values for the fields. A new object fills the form again and moves the focus to the submit button. */
  filled?: Login | undefined;
}

/** Moves the focus to the submit button when new values fill the form. */
const useFocusWhenFilled = (filled: Login | undefined) => {
  const submitButton = useRef<HTMLButtonElement>(null);
  const previous = useRef(filled);
  useEffect(() => {
    if (previous.current !== filled) submitButton.current?.focus();
    previous.current = filled;
  }, [filled]);
  return submitButton;
};

/** Logs a user in with e-mail and password, or with Google. */
export const LoginForm = ({ onLogin, onGoogle, chromeHref, onForgot, filled }: LoginFormProps) => {
  const texts = useTexts(english);
  const { register, getValues, errors, isSubmitting, submit, formProps, formError } = useSubmitForm({
    texts,
    createSchema: loginSchema,
    defaultValues: { email: '', password: '' },
    // Undefined by default, because empty strings would replace what the user typed before hydration.
    values: filled,
    onSubmit: onLogin,
  });
  const submitButton = useFocusWhenFilled(filled);

  return (
    <Stack>
      <Form
        {...formProps}
        error={formError}
        actionWidth="full"
        actions={
          <Button ref={submitButton} type="submit" tone="accent" busy={isSubmitting}>
            {texts.login.submit}
          </Button>
        }
      >
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
      </Form>
      {onForgot && (
        <Button tone="quiet" fullWidth onClick={() => onForgot(getValues('email'))}>
          {texts.reset.forgot}
        </Button>
      )}
      {onGoogle && <GoogleButton onGoogle={() => submit(onGoogle)} chromeHref={chromeHref} />}
    </Stack>
  );
};
