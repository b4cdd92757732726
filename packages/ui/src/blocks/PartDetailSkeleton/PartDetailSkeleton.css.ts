import { style } from '@vanilla-extract/css';
import { fontSize } from '../../theme/tokens.js';

export const lead = style({ fontSize: fontSize.lead });

export const deed = style({ inlineSize: '8.5rem' });
