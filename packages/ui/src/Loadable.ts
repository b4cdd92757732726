/** Why something could not be had, in the kinds that a person can do something about. */
export type FailureKind = 'offline' | 'unauthorised' | 'forbidden' | 'notFound' | 'tooMany' | 'server' | 'unexpected';

/** What a screen waits for: still under way, failed with a way to try again, or there. */
export type Loadable<Data> =
  | { state: 'loading' }
  | { state: 'failed'; kind: FailureKind; retry: () => void }
  | { state: 'ready'; data: Data };

/** The answer to a submitted form that was not accepted: one sentence, and messages for the fields that are at fault. */
export interface Refusal<Field extends string = string> {
  message: string;
  fields?: Partial<Record<Field, string>>;
  /** A screen reader has read the sentence out already, as a toast; it is only shown. */
  isReadOut?: boolean;
}

/** What a submit handler resolves to: nothing when it was accepted, a refusal otherwise. What it throws is told as a failure nobody expected. */
export type Outcome<Field extends string = string> = Promise<Refusal<Field> | undefined>;
