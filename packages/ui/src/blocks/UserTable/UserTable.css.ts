import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, space } from '../../theme/tokens.js';

export const admin = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.hair,
  verticalAlign: 'bottom',
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  color: theme.color.accent.text,
});

export const customer = style({ color: theme.color.inkMuted });
