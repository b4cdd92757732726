import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

/** A label beside its value. */
export const beside = style({ '@container': { '(width < 40rem)': { display: 'inline' } } });

export const more = style({ display: 'grid', justifyContent: 'center', paddingBlockStart: space.sm });
