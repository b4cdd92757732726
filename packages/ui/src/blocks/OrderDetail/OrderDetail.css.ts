import { style } from '@vanilla-extract/css';
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

export const what = style({ '@media': { [from.tablet]: { gridArea: 'what' } } });

export const steps = style({ ':empty': { display: 'none' }, '@media': { [from.tablet]: { gridArea: 'steps' } } });

export const who = style({ '@media': { [from.tablet]: { gridArea: 'who' } } });

export const partName = style({ lineHeight: lineHeight.snug });
