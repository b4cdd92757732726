import { style } from '@vanilla-extract/css';

/** A column of a table is not narrower than a status. */
export const oneLine = style({ whiteSpace: 'nowrap' });
