import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const root = style({});

// Firefox needs the width for its calendar button.
globalStyle(`${root} input`, { paddingInline: space.xs });
