/** Why something could not be had, in the kinds that a person can do something about. */
export type ErrorKind = 'offline' | 'unauthorised' | 'forbidden' | 'notFound' | 'tooMany' | 'server' | 'unexpected';

/** What a screen waits for: still under way, failed with a way to try again, which has to lead back to `loading`, or there. */
export type AsyncData<Data> =
  | { state: 'loading' }
  | { state: 'failed'; kind: ErrorKind; retry: () => void }
  | { state: 'ready'; data: Data };

/** The answer to a submitted form that was not accepted: one sentence, and messages for the fields that are at fault. */
export interface SubmitError<Field extends string = string> {
  message: string;
  fields?: Partial<Record<Field, string>>;
  /** A screen reader has read the sentence out already, as a toast; it is only shown. */
  announced?: boolean;
}

/** What a submit handler resolves to: undefined if it was accepted. If the handler throws, the form shows an unexpected error. */
export type SubmitResult<Field extends string = string> = SubmitError<Field> | undefined;

/** What is kept of a form that was filled in and not sent, by whoever uses the screen; fields by name, as they were typed. */
export interface FormDraft {
  /** What was typed here before, if anything; asked for when the form is first drawn. */
  restore: () => Readonly<Record<string, string>> | undefined;
  /** Called after each change with what differs from an empty form; with nothing once it is empty again, or was accepted. */
  keep: (typed: Readonly<Record<string, string>> | undefined) => void;
}
