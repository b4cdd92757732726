import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const logo = style({ inlineSize: '1em', blockSize: '1em', flexShrink: 0 });

/** Around the logo beside the name of the shop. */
export const logoFrame = style({ display: 'flex', fontSize: '2rem', color: theme.color.accent.surface });
