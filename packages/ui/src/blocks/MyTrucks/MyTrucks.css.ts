import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const lead = style({ color: theme.color.textMuted });
