import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const end = style({ marginInlineStart: 'auto', '@media': { '(pointer: coarse)': { display: 'none' } } });

export const footer = style({ display: 'flex', justifyContent: 'center', marginBlockStart: space.sm });
