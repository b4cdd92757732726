import type { Cheque, ChequeStatus } from '@dealerkit/domain/books';
import { type Input, readConflict } from '../../index.js';
import { useMutation } from '../data/useMutation.js';

/** The sentences about what becomes of cheques. */
export interface ChequeMessages {
  cheques: {
    /** The cheque has the status. */
    done: Readonly<Record<ChequeStatus, string>>;
    /** No response arrived, so the cheque may have the status. */
    mayBeDone: string;
    /** The cheque has another status by now. */
    changed: (status: string) => string;
    statuses: Readonly<Record<ChequeStatus, string>>;
  };
}

/** Returns a function that sets the status of a cheque. */
export const useSetCheque = ({ cheques: messages }: ChequeMessages) => {
  const set = useMutation('setChequeStatus', {
    successMessage: ({ to }) => messages.done[to],
    unknownOutcomeMessage: messages.mayBeDone,
    conflictMessage: (body) => {
      const { cheque } = readConflict(body);
      return cheque && messages.changed(messages.statuses[cheque.status]);
    },
  });
  return async ({ _id: id }: Pick<Cheque, '_id'>, change: Omit<Input<'setChequeStatus'>, 'id'>, form: object) =>
    set({ id, ...change }, undefined, form);
};
