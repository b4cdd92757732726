import { style } from '@vanilla-extract/css';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';
import { control } from '../../elements/Field/Field.css.js';
import { theme } from '../../theme/contract.css.js';

/** In the head of a row. */
export const remark = style({ fontWeight: fontWeight.normal, ':empty': { display: 'none' } });

export const hiddenIfEmpty = style({ ':empty': { display: 'none' } });

/** As wide as the cell, so that it can be tapped easily. */
export const button = style({
  display: 'grid',
  justifyItems: 'start',
  inlineSize: '100%',
  minBlockSize: size.target,
  alignContent: 'center',
  paddingBlock: 0,
  paddingInline: space.xs,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const value = style({ overflowWrap: 'anywhere', lineHeight: lineHeight.snug });

/** Its ring is inside, because the cells of the table cut off what is outside. */
export const input = style([control, { paddingInline: space.xs, ':focus-visible': { outlineOffset: '-2px' } }]);

/** The progress; without a sentence it takes no space. */
export const progress = style({ selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } } });
