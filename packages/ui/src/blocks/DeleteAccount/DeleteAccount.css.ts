import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gap: space.sm, marginBlockStart: space.xl });

export const lead = style({ maxInlineSize: size.measure, color: theme.color.textMuted });

export const paragraphs = style({ display: 'grid', gap: space.sm });
