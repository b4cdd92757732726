import { style } from '@vanilla-extract/css';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const field = style({ display: 'grid', gap: space.hair });

export const label = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const button = style({ maxInlineSize: '10rem' });
