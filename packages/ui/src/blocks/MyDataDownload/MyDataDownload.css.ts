import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gap: space.sm, marginBlockStart: space.xl });

export const lead = style({ maxInlineSize: size.measure, color: theme.color.textMuted });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });
