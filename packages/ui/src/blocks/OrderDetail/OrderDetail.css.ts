import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, lineHeight, space } from '../../theme/tokens.js';

/** On a phone the amounts and the actions stand between the parts and the customer. */
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 31%)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"what steps" "who steps"',
      alignItems: 'start',
    },
  },
});

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

export const what = style([column, { '@media': { [from.tablet]: { gridArea: 'what' } } }]);

export const steps = style([
  column,
  {
    padding: space.sm,
    border: `1px solid ${theme.color.border}`,
    borderRadius: theme.radius.panel,
    background: theme.color.surface,
    ':empty': { display: 'none' },
    '@media': { [from.tablet]: { gridArea: 'steps' } },
  },
]);

export const who = style([column, { '@media': { [from.tablet]: { gridArea: 'who' } } }]);

export const part = style({ flexWrap: 'nowrap' });

export const partName = style({
  lineHeight: lineHeight.snug,
});

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.xs,
  '@media': { print: { display: 'none' } },
});
