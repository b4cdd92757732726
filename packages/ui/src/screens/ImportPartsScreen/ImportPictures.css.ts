import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

export const title = style({ inlineSize: 'fit-content', fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const found = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' });
