import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

export const names = style({ overflowWrap: 'anywhere' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const progress = style({
  display: 'block',
  inlineSize: '100%',
  marginBlockStart: space.xs,
  accentColor: theme.color.success.text,
});
