import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: space.lg,
});

/** Sets the inherited colours again, because it has its own theme values. */
export const preview = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.card,
  background: theme.color.background,
  color: theme.color.text,
  fontFamily: theme.font.sans,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  padding: space.md,
  background: theme.color.brand,
  color: theme.color.brandText,
  vars: { [theme.color.focus]: theme.color.focusOnBrand },
});

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
});

export const body = style({ display: 'grid', alignContent: 'start', gap: space.md, padding: space.md });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
