import { theme } from './contract.css.js';
import { fontSize, fontWeight, lineHeight } from './tokens.js';

/** The small text that names a value or a column. */
export const labelText = {
  color: theme.color.textMuted,
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
} as const;
