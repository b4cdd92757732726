import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const content = style({
  inlineSize: '100%',
  blockSize: '34rem',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
});

export const plain = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 });
