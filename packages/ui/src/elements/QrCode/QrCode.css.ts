import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const code = style({
  inlineSize: '100%',
  blockSize: 'auto',
  background: theme.color.imageBackground,
  fill: theme.color.imageText,
  forcedColorAdjust: 'none',
  '@media': { print: { background: 'none', fill: theme.color.text } },
});
