import { useMemo } from 'react';
import type { SubmitEvent } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormProps } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Outcome } from '../Loadable.js';
import type { Texts } from '../texts/en.js';
import { useAccountUi } from '../useAccountUi.js';
import { useRefusal } from './useRefusal.js';
import { useSpokenErrors } from './useSpokenErrors.js';

/** What a form of e-mail and password needs: messages in the language of the page, and the answer of whoever is asked to let in. */
export const useCredentialsForm = <Values extends FieldValues>(
  schemaOf: (texts: Texts) => GenericSchema<Values, Values>,
  filling: Pick<UseFormProps<Values, unknown, Values>, 'defaultValues' | 'values'>,
) => {
  const { texts } = useAccountUi();
  const schema = useMemo(() => schemaOf(texts), [schemaOf, texts]);
  const { register, handleSubmit, getValues, setError, trigger, formState } = useForm<Values, unknown, Values>({
    resolver: valibotResolver(schema),
    ...filling,
  });
  const { message, answer } = useRefusal(setError);
  const { errors, isSubmitting } = formState;
  useSpokenErrors(schema, errors, trigger);

  /** What the form element takes. Sends what is well formed, and tells when it was accepted. */
  const sending = (send: (values: Values) => Outcome<FieldPath<Values>>, onAccepted?: (values: Values) => void) => ({
    // Sent before the page came alive, a form without it would write the password into the address.
    method: 'post',
    noValidate: true,
    onSubmit: (event: SubmitEvent) =>
      void handleSubmit(async (values) => {
        if (await answer(() => send(values))) onAccepted?.(values);
      })(event),
  });

  return { texts, register, getValues, errors, isSubmitting, message, answer, sending };
};
