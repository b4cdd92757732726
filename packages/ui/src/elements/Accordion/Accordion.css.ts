import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontWeight, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

export const root = style({ borderBlockEnd: `1px solid ${theme.color.border}` });

export const item = style({ borderBlockStart: `1px solid ${theme.color.border}` });

export const heading = style({ margin: 0, font: 'inherit' });

export const trigger = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: size.target,
  padding: `${space.xs} 0`,
  border: 0,
  background: 'transparent',
  color: theme.color.text,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':disabled': {
    color: theme.color.textMuted,
    fontWeight: fontWeight.normal,
    textDecoration: 'none',
    cursor: 'not-allowed',
  },
});

export const icon = style({
  flexShrink: 0,
  '@media': { [motionAllowed]: { transition: `rotate ${duration.fast}` } },
});

globalStyle(`${trigger}[aria-expanded="true"] > ${icon}`, { rotate: '180deg' });

export const content = style({ paddingBlockEnd: space.sm, overflowWrap: 'anywhere' });
