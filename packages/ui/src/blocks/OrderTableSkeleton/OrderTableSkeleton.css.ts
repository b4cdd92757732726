import { style } from '@vanilla-extract/css';

/** As wide as the button that will stand there. */
export const deed = style({ display: 'block', minInlineSize: '7.5rem' });
