import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

/** The text of the button, which a compact card hides. */
export const label = style({});

export const root = style({ display: 'flex', alignItems: 'start', gap: space.xs2 });

globalStyle(`${root} > :first-child`, { flex: '1 1 0', minInlineSize: 0 });
