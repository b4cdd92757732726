import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const frame = style({
  inlineSize: '100%',
  blockSize: '100%',
  background: theme.color.imageBackground,
  color: theme.color.imageText,
});
