import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const notice = style({ fontSize: fontSize.label, lineHeight: lineHeight.snug });

export const intro = style({
  display: 'grid',
  gap: space.xs2,
  paddingBlock: space.sm,
  paddingInline: space.md,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs2,
  fontFamily: theme.font.display,
  fontSize: fontSize.body,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
});

export const credentials = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
