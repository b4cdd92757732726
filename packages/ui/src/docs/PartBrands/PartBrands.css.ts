import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space.md,
  padding: space.md,
});

export const section = style({ display: 'grid', justifyItems: 'start', gap: space.md, padding: space.lg });

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
});
