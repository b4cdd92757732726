import { custom } from 'valibot';

/** The media type of a workbook of Excel. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook, the only response that is a file and not a text. */
export const workbook = custom<Blob>((value) => value instanceof Blob);
