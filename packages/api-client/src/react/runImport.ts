import type { Part } from '@dealerkit/domain/entities';
import type { ImportOutcome } from '@dealerkit/domain/partImport';
import { findUpdate, type PartUpdate } from '@dealerkit/domain/partUpdate';
import type { Input } from '../index.js';
import type { AddResult } from './createPartSender.js';
import type { UpdateResult } from './createPartUpdater.js';
import type { createRowUploader, PartWithPictures } from './createRowUploader.js';

interface RowToSend extends PartWithPictures {
  number: number;
  /** The stored part that the row changes; undefined if it adds one. */
  stored?: Part | undefined;
}

interface ImportSteps {
  /** Returns the next row to send. */
  next: () => RowToSend | undefined;
  /** Uploads the pictures of a row. */
  upload: (row: PartWithPictures) => ReturnType<ReturnType<typeof createRowUploader>>;
  /** Sends a part. */
  add: (part: Input<'addPart'>) => Promise<AddResult>;
  /** Changes a stored part. */
  update: (stored: Part, update: PartUpdate) => Promise<UpdateResult>;
  outcomeOf: (number: number) => ImportOutcome | undefined;
  /** Stores what became of a row; `isUrgent` if it must be stored before anything else happens, which is then awaited. */
  settle: (number: number, outcome: ImportOutcome | undefined, isUrgent: boolean) => Promise<void> | void;
  /** Called each second while the host accepts no parts, at last with 0. */
  onWait: (seconds: number) => void;
  /** Stops the import after the response to the row that is sent. */
  signal: AbortSignal;
}

/** What is sent of a row, as a text that can be compared. */
const valuesOf = (row: RowToSend | undefined) =>
  JSON.stringify(row, (_, value: unknown) => (value instanceof File ? value.name : value));

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

const outcomeFor = (
  result: UpdateResult,
  before: ImportOutcome | undefined,
  isUpdate: boolean,
): ImportOutcome | undefined => {
  if (isUpdate && result === undefined) return { state: 'changed' };
  if (result?.kind === 'conflict') return { state: 'conflict' };
  // The part that was sent before without a response has taken the name.
  if (result === undefined || (!isUpdate && result.kind === 'taken' && before?.state === 'unknown'))
    return { state: 'added' };
  if (result.kind === 'taken') return { state: 'taken' };
  if (result.kind === 'refused') return { state: 'refused', message: result.message, fields: result.fields ?? {} };
  return result.kind === 'stopped' && result.isUnknown ? { state: 'unknown' } : before;
};

/** Sends one row after the other, so that the host gets them in their order. Returns why it stopped before the last row. */
export const runImport = async (steps: ImportSteps): Promise<string | undefined> => {
  const { next, upload, add, update, outcomeOf, settle, onWait, signal } = steps;
  const send = async (part: RowToSend['part'], stored: Part | undefined) => {
    if (!stored) return add(part);
    const changes = findUpdate(stored, part);
    return changes && update(stored, changes);
  };
  for (let row = next(); row && !signal.aborted; row = next()) {
    const { number } = row;
    const before = outcomeOf(number);
    const uploaded = await upload(row);
    if (signal.aborted) break;
    // Corrected while its pictures were uploaded.
    if (valuesOf(next()) !== valuesOf(row)) continue;
    let result: UpdateResult;
    if ('part' in uploaded) {
      // Stored before the response, because the page may be closed. A part without a name could not be found again.
      await settle(number, { state: 'unknown' }, uploaded.part.product_name === undefined && !row.stored);
      result = await send(uploaded.part, row.stored);
    } else result = uploaded.failed;
    await settle(number, outcomeFor(result, before, row.stored !== undefined), false);
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
