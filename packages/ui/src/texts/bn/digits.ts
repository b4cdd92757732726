import { formatInputNumber } from '../../format/numbers.js';

/** Writes a year or an ordinal in Bangla digits; amounts and counts are formatted by the caller. */
export const digits = (value: number) => formatInputNumber(value, 'bn-BD');
