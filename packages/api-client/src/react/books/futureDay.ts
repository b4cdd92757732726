import { readConflict } from '../../index.js';
import type { MutationError } from '../data/useMutation.js';

/** Returns the options of a mutation that say in the language of the page that the day of an entry has not come yet. */
export const refusesFutureDay = (message: string) => ({
  refusalMessage: (body: unknown) =>
    readConflict(body).issues?.some(({ path }) => path === 'at') ? message : undefined,
});

/** Puts the same message beside the field of the day. */
export const withFutureDay = (error: MutationError | undefined, message: string): MutationError | undefined =>
  error?.fields?.['at'] === undefined ? error : { ...error, fields: { ...error.fields, at: message } };
