import { readConflict } from '../../index.js';
import { type MutationError, useMutation } from '../data/useMutation.js';

/** The sentences about the numbers of invoices and credit notes. */
export interface NumberMessages {
  invoices: {
    /** Asks whether today is a date. */
    confirmDateTitle: (date: string) => string;
  };
  locale: string;
}

const formatDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** How a call gives a number whose date an admin must confirm, because the server's clock may have jumped to another year. */
export const useDateConfirmation = ({ invoices, locale }: NumberMessages) => {
  const conflictMessage = (body: unknown) => {
    const { today } = readConflict(body);
    return today && invoices.confirmDateTitle(formatDate(today, locale));
  };
  const confirmDate = useMutation('confirmInvoiceDate', { conflictMessage });
  return {
    /** The message of a call that is refused until a date is confirmed. */
    conflictMessage,
    /** Makes a call, after the date that the admin has confirmed. Its error has the date that must be. */
    withConfirmedDate: async (
      confirmedDate: string | undefined,
      issue: () => Promise<MutationError | undefined>,
    ): Promise<(MutationError & { dateToConfirm: string | undefined }) | undefined> => {
      const refused = confirmedDate === undefined ? undefined : await confirmDate({ date: confirmedDate });
      const error = refused ?? (await issue());
      return error && { ...error, dateToConfirm: readConflict(error.body).today };
    },
  };
};
