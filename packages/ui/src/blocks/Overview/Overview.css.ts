import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const heading = style({
  marginBlockEnd: space.normal,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const plate = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.plate,
  background: theme.color.surface,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const cell = {
  display: 'grid',
  alignContent: 'center',
  gap: space.hair,
  minBlockSize: '6.5rem',
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.rule}`,
  borderInlineStart: `1px solid ${theme.color.rule}`,
  padding: space.normal,
} as const;

export const figure = style({
  ...cell,
  color: theme.color.ink,
  textDecoration: 'none',
  outlineOffset: '-4px',
  ':hover': { background: theme.color.sunken },
});

export const kept = style(cell);

export const label = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.inkMuted,
});

export const value = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.flat,
});
