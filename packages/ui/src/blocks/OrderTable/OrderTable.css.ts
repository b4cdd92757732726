import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

export const lines = style({ display: 'grid', justifyItems: 'start', gap: '0.125rem' });

export const numbers = style([
  lines,
  { justifyItems: 'end', '@container': { '(width < 52rem)': { justifyItems: 'start' } } },
]);

export const muted = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const statusLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  color: 'inherit',
  textUnderlineOffset: '0.2em',
});

/** Below each other in a table, beside each other on a card. */
export const actions = style({
  display: 'grid',
  // The cell is as narrow as its content.
  gridTemplateColumns: 'max-content',
  gap: space.xs2,
  '@container': {
    '(width < 52rem)': { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});

/** Its links and buttons are as wide as the widest of them. */
globalStyle(`${actions} > :is(a, button)`, { paddingInline: space.sm });
