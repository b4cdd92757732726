import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlockEnd: space.md,
  // The pages of documentation have the colour of a surface.
  background: theme.color.surface,
  fontFamily: theme.font.sans,
  fontSize: fontSize.body,
  color: theme.color.text,
});
