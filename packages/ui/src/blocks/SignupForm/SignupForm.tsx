'use client';
import { useMemo } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { PasswordField } from '../../elements/PasswordField/PasswordField.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { Outcome } from '../../Loadable.js';
import { useAccountUi } from '../../useAccountUi.js';
import { GoogleButton } from '../GoogleButton/GoogleButton.js';
import { useRefusal } from '../useRefusal.js';
import { useSpokenErrors } from '../useSpokenErrors.js';
import { form } from './SignupForm.css.js';
import { signupSchema } from './SignupForm.schema.js';
import type { Signup } from './SignupForm.schema.js';

export interface SignupFormProps {
  /** Makes an account with e-mail and password. */
  onSignup: (signup: Signup) => Outcome<'name' | 'email' | 'password'>;
  /** Signs up by Google's window. */
  onGoogle: () => Outcome;
}

/** Makes an account, by e-mail and password or by Google (specification, section 5). */
export const SignupForm = ({ onSignup, onGoogle }: SignupFormProps) => {
  const { texts } = useAccountUi();
  const schema = useMemo(() => signupSchema(texts), [texts]);
  const { register, handleSubmit, setError, trigger, formState } = useForm<Signup>({
    resolver: valibotResolver(schema),
    defaultValues: { name: '', email: '', password: '' },
  });
  const { message, answer } = useRefusal(setError);
  useSpokenErrors(schema, formState.errors, trigger);
  const { errors, isSubmitting } = formState;

  return (
    <form
      className={form}
      // Sent before the page came alive, a form without it would write the password into the address.
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(async (signup) => void (await answer(() => onSignup(signup))))(event)}
    >
      <TextField
        {...register('name')}
        label={texts.signup.name}
        autoComplete="name"
        error={errors.name?.message}
        required
      />
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
        hint={texts.signup.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        required
      />
      <Button type="submit" tone="accent" busy={isSubmitting} wide>
        {texts.signup.submit}
      </Button>
      <FormError message={message} />
      <GoogleButton onGoogle={() => answer(onGoogle)} />
    </form>
  );
};
