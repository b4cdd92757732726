import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const buttons = style({
  display: 'flex',
  gap: space.xs,
  '@container': { '(width < 52rem)': { flexWrap: 'wrap' } },
});
