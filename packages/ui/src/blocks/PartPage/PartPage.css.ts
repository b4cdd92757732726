import { style } from '@vanilla-extract/css';
import { pageFrame } from '../pageFrame.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const page = style([
  pageFrame,
  {
    gap: space.md,
    paddingBlockStart: space.xs,
    '@media': { [from.desktop]: { gap: space.lg, paddingBlockStart: space.md } },
  },
]);

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const otherNumber = style({ marginInlineEnd: space.sm, overflowWrap: 'anywhere' });

/** About as long as most titles. */
export const titleSkeleton = style({ display: 'block', maxInlineSize: '16em' });
