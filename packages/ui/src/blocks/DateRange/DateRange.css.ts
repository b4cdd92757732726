import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.sm,
});

// Firefox needs the width for its calendar button.
globalStyle(`${root} input`, { paddingInline: space.xs });
