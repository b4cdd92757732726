import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontSize, fontWeight, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

export const tiles = style({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space.xs2,
  blockSize: '100%',
  minBlockSize: size.target,
  padding: `${space.sm} ${space.md}`,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { borderColor: theme.color.borderStrong },
  '@media': { [motionAllowed]: { transition: `border-color ${duration.fast}` } },
});

export const name = style({ fontFamily: theme.font.display, fontSize: fontSize.lead, fontWeight: fontWeight.display });

export const count = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
