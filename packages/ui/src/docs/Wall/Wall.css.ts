import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.lg,
  minBlockSize: '100dvh',
  padding: space.md,
  background: theme.color.background,
  color: theme.color.text,
});

export const header = style({ display: 'grid', gap: space.md });

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.sm });

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.md });

export const legend = style({ marginBlockEnd: space.xs2, fontWeight: fontWeight.strong });

export const frames = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.md });

export const variant = style({ display: 'grid', justifyItems: 'start', gap: space.xs2, maxInlineSize: '100%' });

export const caption = style({ fontSize: fontSize.label });

export const frame = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  boxSizing: 'content-box',
  border: `1px solid ${theme.color.border}`,
});

globalStyle(`${frame} iframe`, { border: 0, maxInlineSize: 'none', transformOrigin: '0 0' });
