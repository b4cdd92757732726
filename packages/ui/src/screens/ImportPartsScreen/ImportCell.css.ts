import { style } from '@vanilla-extract/css';
import { control } from '../../elements/Field/Field.css.js';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, size, space } from '../../theme/tokens.js';

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
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.text },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs2,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  lineHeight: lineHeight.snug,
});

export const icon = style({ display: 'flex', color: theme.color.danger.text });

/** Its ring is inside, because the cells of the table cut off what is outside. */
export const input = style([control, { paddingInline: space.xs, ':focus-visible': { outlineOffset: '-2px' } }]);
