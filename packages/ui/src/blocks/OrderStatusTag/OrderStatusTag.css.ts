import { style } from '@vanilla-extract/css';

/** The name of a status. A column of a table is not narrower. */
export const oneLine = style({ whiteSpace: 'nowrap' });
