import type { Part } from '@dealerkit/domain/entities';
import type { ImportOutcome } from '@dealerkit/domain/import/partImport';
import { findUpdate, type PartUpdate } from '@dealerkit/domain/import/partUpdate';
import type { Input } from '../../index.js';
import type { AddResult } from './createPartSender.js';
import type { UpdateResult } from './createPartUpdater.js';
import type { createRowUploader, PartWithPictures } from './createRowUploader.js';

interface RowToSend extends PartWithPictures {
  number: number;
  /** The stored part that the row changes; undefined if it adds one. */
  stored?: Part | undefined;
}

interface ImportSteps {
  /** Returns the next row to send that is not being sent. */
  next: (isSending: (number: number) => boolean) => RowToSend | undefined;
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
  /** Stops the import after the responses to the rows that are sent. */
  signal: AbortSignal;
}

/** How many rows are sent at once: the host answers no more than 20 calls of one connection at once. */
export const MAX_SENDING = 16;

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

/** Sends the rows in their order, several at once. Returns why it stopped before the last row. */
export const runImport = async (steps: ImportSteps): Promise<string | undefined> => {
  const { next, upload, add, update, outcomeOf, settle, onWait, signal } = steps;
  const sending = new Map<number, Promise<void>>();
  let message: string | undefined;
  let wait = 0;
  const canSend = () => !signal.aborted && message === undefined;
  const nextRow = () => (canSend() ? next((number) => sending.has(number)) : undefined);

  const finish = async ({ number, stored }: RowToSend, result: UpdateResult, before: ImportOutcome | undefined) => {
    await settle(number, outcomeFor(result, before, stored !== undefined), false);
    if (result?.kind === 'stopped') message ??= result.message;
    if (result?.kind === 'wait') wait = Math.max(wait, Math.ceil(result.seconds));
  };
  const send = async (part: RowToSend['part'], stored: Part | undefined): Promise<UpdateResult> => {
    if (!stored) return add(part);
    const changes = findUpdate(stored, part);
    return changes && update(stored, changes);
  };
  const sendRow = async (row: RowToSend, part: RowToSend['part'], before: ImportOutcome | undefined) => {
    await finish(row, await send(part, row.stored), before);
    sending.delete(row.number);
  };
  const waitForHost = async () => {
    await Promise.all(sending.values());
    for (; wait > 0 && canSend(); wait -= 1) {
      onWait(wait);
      await waitASecond(signal);
      if (wait === 1) onWait(0);
    }
  };

  for (;;) {
    if (wait > 0) await waitForHost();
    const row = nextRow();
    if (!row && sending.size === 0) return message;
    if (!row || sending.size === MAX_SENDING) {
      await Promise.race(sending.values());
      continue;
    }
    const before = outcomeOf(row.number);
    const uploaded = await upload(row);
    // Stopped, or corrected while its pictures were uploaded.
    if (valuesOf(nextRow()) !== valuesOf(row)) continue;
    if ('part' in uploaded) {
      // Stored before the response, because the page may be closed. A part without a name could not be found again.
      await settle(row.number, { state: 'unknown' }, uploaded.part.product_name === undefined && !row.stored);
      sending.set(row.number, sendRow(row, uploaded.part, before));
    } else await finish(row, uploaded.failed, before);
  }
};
