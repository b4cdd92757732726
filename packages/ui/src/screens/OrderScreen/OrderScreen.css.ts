import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const contact = style({ marginBlockStart: space.lg, '@media': { print: { display: 'none' } } });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { print: { display: 'none' } },
});
