import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  blockSize: '100%',
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gap: space.md, padding: space.lg } },
});

export const text = style({
  flexGrow: 1,
  lineHeight: lineHeight.snug,
  textWrap: 'pretty',
  '@media': { [from.tablet]: { lineHeight: lineHeight.text } },
});

export const reviewer = style({
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
  '@media': {
    [from.tablet]: {
      paddingBlockStart: space.md,
      borderBlockStart: `1px solid ${theme.color.border}`,
      fontSize: fontSize.body,
    },
  },
});

export const name = style({ fontWeight: fontWeight.strong });

export const product = style({ color: theme.color.textMuted });
