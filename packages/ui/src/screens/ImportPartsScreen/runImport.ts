import type { NewPart } from '../../blocks/AddPartForm/AddPartForm.schema.js';
import type { FieldTexts } from './partFields.js';

/** What became of a part that was sent; undefined if it was added. */
export type AddResult =
  | undefined
  /** A part with this name exists. */
  | { kind: 'taken' }
  /** The host does not accept the values. */
  | { kind: 'refused'; message: string; fields?: FieldTexts }
  /** The host accepts no more parts for so many seconds. */
  | { kind: 'wait'; seconds: number }
  /** No part can be sent now; `isUnknown` means that this one may have been added. */
  | { kind: 'stopped'; message: string; isUnknown: boolean };

/** What became of a row. A row that was never sent has none. */
export type Outcome =
  | { state: 'added' | 'taken' }
  /** It was sent, and no answer has arrived. */
  | { state: 'unknown' }
  | { state: 'refused'; message: string; fields: FieldTexts };

/** The outcomes by the number of the row. */
export type Outcomes = ReadonlyMap<number, Outcome>;

interface RowToSend {
  number: number;
  part: NewPart;
}

interface ImportSteps {
  /** Returns the next row to send. */
  next: () => RowToSend | undefined;
  /** Sends a part. */
  add: (part: NewPart) => Promise<AddResult>;
  outcomeOf: (number: number) => Outcome | undefined;
  /** Stores what became of a row; `isUrgent` if it must be stored before anything else happens. */
  settle: (number: number, outcome: Outcome | undefined, isUrgent: boolean) => void;
  /** Called each second while the host accepts no parts, at last with 0. */
  onWait: (seconds: number) => void;
  /** Stops the import after the answer to the row that is sent. */
  signal: AbortSignal;
}

/** A row with an unknown outcome is sent again only if the host would notice: by its name. */
export const isToSend = ({ part }: { part: NewPart | undefined }, outcome: Outcome | undefined): boolean =>
  part !== undefined && (outcome === undefined || (outcome.state === 'unknown' && part.product_name !== undefined));

const waitASecond = async (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, 1000);
    signal.addEventListener('abort', end);
  });

const outcomeFor = (result: AddResult, before: Outcome | undefined): Outcome | undefined => {
  // The part that was sent before without an answer has taken the name.
  if (result === undefined || (result.kind === 'taken' && before?.state === 'unknown')) return { state: 'added' };
  if (result.kind === 'taken') return { state: 'taken' };
  if (result.kind === 'refused') return { state: 'refused', message: result.message, fields: result.fields ?? {} };
  return result.kind === 'stopped' && result.isUnknown ? { state: 'unknown' } : before;
};

/** Sends one row after the other, so that the host gets them in their order. Returns why it stopped before the last row. */
export const runImport = async (steps: ImportSteps): Promise<string | undefined> => {
  const { next, add, outcomeOf, settle, onWait, signal } = steps;
  for (let row = next(); row && !signal.aborted; row = next()) {
    const { number, part } = row;
    const before = outcomeOf(number);
    // Stored before the answer, because the page may be closed. A part without a name could not be found again.
    settle(number, { state: 'unknown' }, part.product_name === undefined);
    const result = await add(part);
    settle(number, outcomeFor(result, before), false);
    if (result?.kind === 'stopped') return result.message;
    for (let seconds = result?.kind === 'wait' ? Math.ceil(result.seconds) : 0; seconds > 0; seconds -= 1) {
      if (signal.aborted) break;
      onWait(seconds);
      await waitASecond(signal);
      if (seconds === 1) onWait(0);
    }
  }
  return undefined;
};
