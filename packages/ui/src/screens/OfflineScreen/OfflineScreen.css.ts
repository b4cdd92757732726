import { style } from '@vanilla-extract/css';
import { lineHeight, size } from '../../theme/tokens.js';

export const contactLinks = style({ maxInlineSize: size.column });

export const item = style({ lineHeight: lineHeight.snug });
