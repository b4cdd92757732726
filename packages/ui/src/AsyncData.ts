import type { ErrorKind } from '@dealerkit/domain/site/errorKind';

export type { ErrorKind };

/** Data that a screen waits for. `retry` must set the state to `loading` again. */
export type AsyncData<Data> =
  | { state: 'loading' }
  | { state: 'failed'; kind: ErrorKind; retry: () => void }
  | { state: 'ready'; data: Data };

/** Why a submission was not accepted. */
export interface SubmitError<Field extends string = string> {
  /** A sentence for the user. */
  message: string;
  /** Messages for invalid fields. */
  fields?: Partial<Record<Field, string>> | undefined;
  /** Whether a toast has already announced the message to screen readers. @default false */
  announced?: boolean | undefined;
  /** Whether the values may have been accepted, because no response arrived. @default false */
  isOutcomeUnknown?: boolean | undefined;
  /** Why; after `offline` the order form offers to keep the order. */
  kind?: ErrorKind | undefined;
}

/** What a submit handler resolves to: undefined if it was accepted. If the handler throws, the form shows an unexpected error. */
export type SubmitResult<Field extends string = string> = SubmitError<Field> | undefined;

/** Runs an action that succeeds if it returns nothing. If it throws, an unexpected error is shown. */
export type ActionHandler<Field extends string = string> = () =>
  | SubmitResult<Field>
  | void
  | Promise<SubmitResult<Field> | void>;

/** The values of the fields that a site adds to a form, by the names of their controls. */
export type OwnValues = Readonly<Record<string, string>>;

/** What a form with own fields submits of them. */
export interface WithOwnValues {
  /** The values of the fields inside the form that are the site's own; missing if there are none. */
  extra?: OwnValues | undefined;
}

/** Stores the draft of a form that is not submitted yet: the typed text by the name of the field. */
export interface FormDraft {
  /** Returns the draft, or undefined if there is none; called when the form is first rendered. */
  read: () => Readonly<Record<string, string>> | undefined;
  /** Called after each change with the fields that differ from the empty form, or with undefined to delete the draft. */
  write: (typed: Readonly<Record<string, string>> | undefined) => void;
}
