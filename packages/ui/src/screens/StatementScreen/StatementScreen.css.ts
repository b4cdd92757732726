import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const dates = style({
  maxInlineSize: '24rem',
  marginBlockEnd: space.sm,
  '@media': { print: { display: 'none' }, [from.desktop]: { maxInlineSize: '28rem' } },
});

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: space.md,
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
});
