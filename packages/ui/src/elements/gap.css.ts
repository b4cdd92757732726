import { styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/tokens.js';

/** The space between the children of a grid or a flex container, by the steps of the theme. */
export const gap = styleVariants(space, (value) => ({ gap: value }));
