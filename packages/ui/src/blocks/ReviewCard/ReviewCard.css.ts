import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  blockSize: '100%',
  padding: space.lg,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  overflowWrap: 'anywhere',
});

export const text = style({ flexGrow: 1, textWrap: 'pretty' });

export const reviewer = style({
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
  lineHeight: lineHeight.snug,
});

export const name = style({ fontWeight: fontWeight.strong });

export const product = style({ color: theme.color.textMuted });
