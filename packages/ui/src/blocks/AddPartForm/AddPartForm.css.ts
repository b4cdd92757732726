import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, lineHeight, space } from '../../theme/tokens.js';

/** Replaces the hint of the field above; an empty status takes no space. */
const status = style({
  marginBlockStart: `calc(-1 * ${space.sm})`,
  ':empty': { position: 'absolute' },
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
});

export const imageStatus = styleVariants({
  none: [status, { color: theme.color.textMuted }],
  loading: [status, { color: theme.color.textMuted }],
  found: [status, { color: theme.color.success.text }],
  missing: [status, { color: theme.color.warning.text }],
});

/** Short fields beside each other where there is room. */
export const pairs = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'start',
});
