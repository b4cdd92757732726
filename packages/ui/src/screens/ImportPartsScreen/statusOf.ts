import type { ImportOutcome } from '@dealerkit/domain/import/partImport';
import type { Texts, TextsOf } from '../../texts/en.js';
import type { CheckedRow } from './checkRows.js';

export type Status = keyof Texts['importParts']['statuses'];

/** The filter that shows rows with a status. */
export const filterOf: Record<Status, Exclude<keyof Texts['importParts']['filters'], 'all'>> = {
  ready: 'ready',
  sending: 'ready',
  unknown: 'ready',
  problem: 'problem',
  taken: 'problem',
  refused: 'problem',
  added: 'added',
  change: 'change',
  unchanged: 'added',
  changed: 'added',
  conflict: 'problem',
  leftOut: 'leftOut',
};

/** A row of the table: what is wrong with it, and whether it is in the shop. */
export interface StatusRow extends CheckedRow {
  status: Status;
  /** Why the host refused the row, if not because of single values. */
  refusal: string | undefined;
}

/** The status of a row that was not sent. */
const statusBefore = ({ part, stored, problems, isLeftOut }: CheckedRow): Status => {
  if (isLeftOut) return 'leftOut';
  if (part) return stored ? 'change' : 'ready';
  return stored && Object.keys(problems).length === 0 ? 'unchanged' : 'problem';
};

/** Returns a row with its status. */
export const statusOf = (
  row: CheckedRow,
  outcome: ImportOutcome | undefined,
  isActive: boolean,
  { importParts }: TextsOf<'importParts'>,
): StatusRow => {
  const refusal = undefined;
  switch (outcome?.state) {
    case 'added':
    case 'changed':
      return { ...row, status: outcome.state, problems: {}, update: undefined, refusal };
    case 'conflict':
      return { ...row, status: 'conflict', problems: {}, refusal: importParts.conflict };
    case 'taken':
      return { ...row, status: 'taken', problems: { product_name: importParts.taken }, refusal };
    case 'unknown':
      return { ...row, status: isActive ? 'sending' : 'unknown', refusal };
    case 'refused': {
      const { fields, message } = outcome;
      const hasFields = Object.keys(fields).length > 0;
      return { ...row, status: 'refused', problems: fields, refusal: hasFields ? undefined : message };
    }
    case undefined:
      return { ...row, status: statusBefore(row), refusal };
  }
};
