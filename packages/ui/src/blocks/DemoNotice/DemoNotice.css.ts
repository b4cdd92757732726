import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const notice = style({
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.plate,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
});

export const words = style({
  display: 'grid',
  gap: space.hair,
  paddingBlock: space.close,
  paddingInline: space.normal,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.hair,
  fontFamily: theme.font.display,
  fontSize: fontSize.body,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

export const advice = style({ color: theme.color.inkMuted });

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.tight,
  paddingBlock: space.tight,
  paddingInline: space.normal,
  borderBlockStart: `1px solid ${theme.color.rule}`,
});

export const credentials = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const email = style({ fontWeight: fontWeight.strong });
