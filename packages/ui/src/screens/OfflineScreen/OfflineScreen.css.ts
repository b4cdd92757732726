import { style } from '@vanilla-extract/css';
import { size } from '../../theme/tokens.js';

export const contactLinks = style({ maxInlineSize: size.column });
