import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, lineHeight, size, space } from '../../theme/tokens.js';

/** Stays below the header of the site, so that it is in reach of any row. */
export const root = style({
  position: 'sticky',
  insetBlockStart: '4rem',
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: theme.color.background,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
  '@media': { '(max-height: 40rem)': { position: 'static' }, print: { display: 'none' } },
});

/** As high with a selection as without one, so that no row moves. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
  minBlockSize: size.target,
  // The rail of the rows below.
  paddingInlineStart: '4px',
});

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, flexGrow: 1 });

export const message = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const progress = style({
  inlineSize: '8rem',
  blockSize: '0.5rem',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  overflow: 'hidden',
  appearance: 'none',
  background: theme.color.surface,
  selectors: {
    '&::-webkit-progress-bar': { background: theme.color.surface },
    '&::-webkit-progress-value': { background: theme.color.link },
    '&::-moz-progress-bar': { background: theme.color.link },
  },
});

export const failures = style({ display: 'grid', gap: space.xs2, maxBlockSize: '9rem', overflowY: 'auto' });
