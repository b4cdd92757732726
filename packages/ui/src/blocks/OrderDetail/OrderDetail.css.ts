import { style } from '@vanilla-extract/css';
import { from, lineHeight, space } from '../../theme/tokens.js';
import { theme } from '../../theme/contract.css.js';

/** On a phone the amounts and the actions stand between the parts and the customer. */
export const detail = style({
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 31%)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"what steps" "who steps"',
      alignItems: 'start',
    },
  },
});

export const what = style({ '@media': { [from.tablet]: { gridArea: 'what' } } });

export const steps = style({ ':empty': { display: 'none' }, '@media': { [from.tablet]: { gridArea: 'steps' } } });

export const who = style({ '@media': { [from.tablet]: { gridArea: 'who' } } });

const phone = '(width < 40rem)';

export const item = style({
  rowGap: space.xs2,
  padding: space.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
});

/** The sum, the status and the buttons stand beside the name, or below it if there is no room. */
export const facts = style({ columnGap: space.md, '@media': { [phone]: { display: 'contents' } } });

/** On a phone it needs the width of the picture too. */
export const end = style({
  '@media': { [phone]: { gridColumn: '1 / -1' } },
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  justifyItems: 'end',
  gap: `${space.xs2} ${space.sm}`,
  flex: '0 1 auto',
  marginInlineStart: 'auto',
});

/** A cancelled line is no part of the sum of its order. */
export const noTotal = style({ textDecoration: 'line-through' });

/** On a line of their own. */
export const buttons = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } });

export const history = style({ gridColumn: '1 / -1' });
