import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, size, space } from '../../theme/tokens.js';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space.lg,
});

/** The picker stands beside the input, below the label. */
export const colorField = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.target}`,
  gap: space.xs,
});

export const picker = style({
  inlineSize: '100%',
  blockSize: size.target,
  marginBlockStart: '1.75rem',
  padding: space.xs2,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  cursor: 'pointer',
});

export const column = style({ display: 'grid', gap: space.md, maxInlineSize: size.measure });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const output = style({ fontSize: fontSize.label });

export const list = style({ display: 'grid', gap: space.sm });

export const listItem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlockEnd: space.sm,
  borderBlockEnd: `1px solid ${theme.color.border}`,
});

export const swatch = style({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  border: `1px solid ${theme.color.borderStrong}`,
  verticalAlign: '-0.125em',
});

export const screen = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.card,
});

/** Sets the inherited colours again, because it has its own theme values. */
export const page = style({
  background: theme.color.background,
  color: theme.color.text,
  fontFamily: theme.font.sans,
});

/** The dashboard has this space around a screen. */
export const padded = style({ padding: space.lg });
