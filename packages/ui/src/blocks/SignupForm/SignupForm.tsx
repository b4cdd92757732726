'use client';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { PasswordField } from '../../elements/PasswordField/PasswordField.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { GoogleButton } from '../GoogleButton/GoogleButton.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { signupSchema } from './SignupForm.schema.js';
import type { Signup } from './SignupForm.schema.js';
import { useTexts } from '../../UiProvider.js';
import { loginTexts } from '../../texts/en/login.js';
import { signupTexts } from '../../texts/en/signup.js';

const english = { ...loginTexts, ...signupTexts };

export type { Signup } from './SignupForm.schema.js';

export interface SignupFormProps {
  /** Called with a valid name, e-mail and password. */
  onSignup: (signup: Signup) => Promise<SubmitResult<'name' | 'email' | 'password'>>;
  /** Called when the user chooses Google. Without it there is no Google button. */
  onGoogle?: (() => Promise<SubmitResult>) | undefined;
  /** The address that opens the page in Chrome, for a browser inside an app, in which Google refuses to sign in. */
  chromeHref?: string | undefined;
}

/** Creates an account with e-mail and password, or with Google. */
export const SignupForm = ({ onSignup, onGoogle, chromeHref }: SignupFormProps) => {
  const texts = useTexts(english);
  const { register, errors, isSubmitting, submit, formProps, formError } = useSubmitForm({
    texts,
    createSchema: signupSchema,
    defaultValues: { name: '', email: '', password: '' },
    onSubmit: onSignup,
  });

  return (
    <Stack>
      <Form
        {...formProps}
        error={formError}
        actionWidth="full"
        actions={
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {texts.signup.submit}
          </Button>
        }
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
      </Form>
      {onGoogle && <GoogleButton onGoogle={() => submit(onGoogle)} chromeHref={chromeHref} />}
    </Stack>
  );
};
