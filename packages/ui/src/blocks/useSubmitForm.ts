import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SubmitEvent } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { FormDraft, SubmitError, SubmitResult, WithOwnValues } from '../AsyncData.js';
import { useAction } from '../elements/useAction.js';
import { useFormDraft } from './useFormDraft.js';
import type { OwnFields } from './useOwnFields.js';
import { useRevalidateOnLocaleChange } from './useRevalidateOnLocaleChange.js';

interface SubmitFormOptions<Messages, Typed extends Record<string, string>, Values extends FieldValues> {
  /** The texts of the form, with the messages of its schema. */
  texts: Messages;
  /** Returns the schema with these messages. A new function identity creates the schema again. */
  createSchema: (texts: Messages) => GenericSchema<Typed, Values>;
  /** The values of the empty form. */
  defaultValues: Typed;
  /** Fills the form, and fills it again when the values change. A restored draft replaces the first values only. */
  values?: Typed | undefined;
  /** Stores the typed values until they are accepted. */
  draft?: FormDraft | undefined;
  /** The fields that the site adds. */
  own?: OwnFields | undefined;
  /** Sends valid values. */
  onSubmit: (values: Values & WithOwnValues) => Promise<SubmitResult<FieldPath<Typed>>>;
  /** Called when the values are accepted. */
  onAccepted?: ((values: Values & WithOwnValues) => void) | undefined;
  /** Called when the user submits invalid values. */
  onInvalid?: ((errors: FieldErrors<Typed>) => void) | undefined;
  /** Whether the form is empty again after the values are accepted. @default false */
  resetOnAccepted?: boolean | undefined;
}

const hasSameFields = (one: Record<string, string> = {}, other: Record<string, string> = {}) =>
  Object.keys(one).every((field) => one[field] === other[field]);

/** The state of a form: validation in the language of the page, a draft, one submission at a time and its errors. */
export const useSubmitForm = <Messages, Typed extends Record<string, string>, Values extends FieldValues>({
  texts,
  createSchema,
  defaultValues,
  values,
  draft,
  own,
  onSubmit,
  onAccepted,
  onInvalid,
  resetOnAccepted = false,
}: SubmitFormOptions<Messages, Typed, Values>) => {
  const runAction = useAction();
  const schema = useMemo(() => createSchema(texts), [createSchema, texts]);
  const { restored: stored, isRestored, write, discard } = useFormDraft(draft, values ?? defaultValues);
  const restored = Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => name in defaultValues));
  const [firstValues] = useState(values);
  const [error, setSubmitError] = useState<SubmitError>();

  const {
    register,
    control,
    getValues,
    handleSubmit,
    setError,
    setValue,
    reset,
    subscribe,
    trigger,
    formState: { errors, isSubmitting },
  } = useForm<Typed, unknown, Values>({
    resolver: valibotResolver(schema),
    // Otherwise rules about several fields are checked only after all fields are valid.
    criteriaMode: 'all',
    defaultValues: { ...defaultValues, ...restored } as DefaultValues<Typed>,
    ...(values && { values: { ...values, ...(hasSameFields(values, firstValues) && restored) } }),
  });
  useRevalidateOnLocaleChange(schema, errors, trigger);

  const writeDraft = (typed: FieldValues) => write({ ...typed, ...own?.readDraft() });
  const onType = useEffectEvent(writeDraft);
  useEffect(() => subscribe({ formState: { values: true }, callback: (typed) => onType(typed.values) }), [subscribe]);

  const empty = () => {
    reset(defaultValues);
    own?.reset();
  };

  /** Runs a submit handler and shows its error; resolves to whether it was accepted. */
  const submit = async (send: () => Promise<SubmitResult<FieldPath<Typed>>>): Promise<boolean> => {
    setSubmitError(undefined);
    const submitError = await runAction(send);
    setSubmitError(submitError);
    const fields = Object.entries(submitError?.fields ?? {}) as [FieldPath<Typed>, string][];
    for (const [index, [field, message]] of fields.entries())
      setError(field, { message }, { shouldFocus: index === 0 });
    return submitError === undefined;
  };

  const withOwn = (valid: Values): Values & WithOwnValues => {
    const extra = own?.read();
    return extra ? { ...valid, extra } : valid;
  };

  const onValid = async (accepted: Values) => {
    if (own?.reportInvalid()) return;
    const valid = withOwn(accepted);
    // Accepted values are no longer in the draft. Stores them again, because a second submission can be rejected.
    writeDraft(getValues());
    if (!(await submit(() => onSubmit(valid)))) return;
    discard();
    if (resetOnAccepted) empty();
    onAccepted?.(valid);
  };

  /** Empties the form, because its values are stored elsewhere. */
  const clear = () => {
    discard();
    setSubmitError(undefined);
    empty();
  };

  return {
    register,
    control,
    getValues,
    setValue,
    errors,
    isSubmitting,
    isRestored,
    submit,
    clear,
    /** Returns an event handler that passes on the values if they are valid, and shows their errors otherwise. */
    withValid: (onValues: (values: Values & WithOwnValues) => void) => () =>
      void handleSubmit((valid) => onValues(withOwn(valid)), onInvalid)(),
    /** The prop `error` of `Form`. */
    formError: { message: error?.message, announced: error?.announced },
    /** Whether the last values may have been accepted. */
    isOutcomeUnknown: error?.isOutcomeUnknown ?? false,
    /** Why the last values were not accepted. */
    errorKind: error?.kind,
    /** The props of `Form`. */
    formProps: {
      onInput: () => {
        if (own?.read()) writeDraft(getValues());
      },
      onSubmit: (event: SubmitEvent) => void handleSubmit(onValid, onInvalid)(event),
    },
  };
};
