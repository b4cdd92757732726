import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const count = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' });

export const end = style({ marginInlineStart: 'auto', '@media': { '(pointer: coarse)': { display: 'none' } } });

export const footer = style({ display: 'flex', justifyContent: 'center', marginBlockStart: space.sm });
