import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

globalStyle(`${suggestions} > button`, {
  paddingInline: space.sm,
  borderColor: theme.color.border,
  fontSize: fontSize.label,
  textDecoration: 'none',
});
