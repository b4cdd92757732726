import { style } from '@vanilla-extract/css';
import { from, space } from '../theme/tokens.js';

export const form = style({ display: 'grid', gap: space.md });

/** The buttons of a form: as wide as the form on a phone, at its start on wider screens. */
export const actions = style({ display: 'grid', '@media': { [from.tablet]: { justifyContent: 'start' } } });
