import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const layout = style({ '@media': { [from.desktop]: { columnGap: space.xl2 } } });

export const panel = style({ '@media': { [from.desktop]: { padding: space.lg } } });

/** Stays visible while the user scrolls the form. */
export const previewColumn = style({ '@media': { [from.tablet]: { position: 'sticky', insetBlockStart: '5rem' } } });
