import { globalStyle, style } from '@vanilla-extract/css';

export const field = style({ maxInlineSize: '11rem' });

/** The name of the part is beside the field; screen readers read it as the label. */
globalStyle(`${field} label`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
