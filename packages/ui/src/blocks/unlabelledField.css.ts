import { globalStyle, style } from '@vanilla-extract/css';

/** Around a field of a filter whose label is for screen readers, and takes no space. */
export const unlabelledField = style({ minInlineSize: 0 });

globalStyle(`${unlabelledField} > div`, { gap: 0 });
globalStyle(`${unlabelledField} > div > div:first-child`, { position: 'absolute' });
