import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, from, space } from '../../theme/tokens.js';

const headerBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const header = styleVariants({ normal: [headerBase], dense: [headerBase] });

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs2,
  minInlineSize: 0,
  // A long introduction wraps, and the buttons stay beside the title.
  '@media': { [from.tablet]: { flex: '1 1 20rem' } },
});

const actionsBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '@media': { print: { display: 'none' } },
});

export const actions = styleVariants({
  normal: [actionsBase],
  // On a phone the title and its buttons are one line.
  dense: [actionsBase, { '@media': { '(width < 40rem)': { gap: space.xs } } }],
});

globalStyle(`${actions.dense} :is(a, button)`, {
  '@media': { '(width < 40rem)': { paddingInline: space.sm, fontSize: fontSize.label } },
});
