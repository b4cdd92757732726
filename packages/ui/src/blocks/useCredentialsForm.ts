import { useMemo } from 'react';
import type { SubmitEvent } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormProps } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { SubmitResult } from '../AsyncData.js';
import type { Texts } from '../texts/en.js';
import { useUi } from '../UiProvider.js';
import { useSubmit } from './useSubmit.js';
import { useSpokenErrors } from './useSpokenErrors.js';

/** What a form of e-mail and password needs: messages in the language of the page, and the answer of whoever is asked to let in. */
export const useCredentialsForm = <Values extends FieldValues>(
  schemaOf: (texts: Texts) => GenericSchema<Values, Values>,
  filling: Pick<UseFormProps<Values, unknown, Values>, 'defaultValues' | 'values'>,
) => {
  const { texts } = useUi();
  const schema = useMemo(() => schemaOf(texts), [schemaOf, texts]);
  const { register, handleSubmit, getValues, setError, trigger, formState } = useForm<Values, unknown, Values>({
    resolver: valibotResolver(schema),
    ...filling,
  });
  const { message, answer } = useSubmit(setError);
  const { errors, isSubmitting } = formState;
  useSpokenErrors(schema, errors, trigger);

  /** What the form element takes. Sends what is well formed, and tells when it was accepted. */
  const sending = (
    send: (values: Values) => SubmitResult<FieldPath<Values>>,
    onAccepted?: (values: Values) => void,
  ) => ({
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
