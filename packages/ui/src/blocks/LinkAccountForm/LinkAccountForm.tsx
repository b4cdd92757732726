'use client';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { SubmitResult } from '../../AsyncData.js';
import { useTexts } from '../../UiProvider.js';
import { customersTexts } from '../../texts/en/customers.js';
import { loginTexts } from '../../texts/en/login.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { linkAccountSchema } from './LinkAccountForm.schema.js';

const english = { ...customersTexts, ...loginTexts };

export interface LinkAccountFormProps {
  /** Called with the valid e-mail address of the account. */
  onLink: (email: string) => Promise<SubmitResult<'email'>>;
  /** Called when the account is linked. */
  onLinked?: (() => void) | undefined;
}

/** Links an account to a customer, after it has said what the account will see. */
export const LinkAccountForm = ({ onLink, onLinked }: LinkAccountFormProps) => {
  const texts = useTexts(english);
  const { customers } = texts;
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema: linkAccountSchema,
    defaultValues: { email: '' },
    onSubmit: ({ email }: { email: string }) => onLink(email),
    onAccepted: onLinked,
  });
  return (
    <Form
      {...formProps}
      aria-label={customers.link}
      error={formError}
      actions={
        <Button type="submit" tone="accent" busy={isSubmitting}>
          {customers.link}
        </Button>
      }
    >
      <p>{customers.linkLead}</p>
      <TextField
        {...register('email')}
        type="email"
        label={customers.linkEmail}
        autoComplete="off"
        error={errors.email?.message}
        required
      />
    </Form>
  );
};
