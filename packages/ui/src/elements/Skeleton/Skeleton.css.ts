import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, forcedColors, lineHeight, motionAllowed, size } from '../../theme/tokens.js';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

const animated = style({
  '@media': { [motionAllowed]: { animation: `${pulse} 1600ms ease-in-out infinite` } },
});

/** Forced colours remove theme backgrounds, which would make the skeleton invisible. */
const forcedBackground = { background: 'GrayText' };

const lineBase = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  '::before': {
    content: '',
    blockSize: '0.7em',
    inlineSize: '100%',
    background: theme.color.border,
    borderRadius: theme.radius.panel,
  },
  selectors: { '&:last-child:not(:only-child)::before': { inlineSize: '62%' } },
  '@media': { [forcedColors]: { '::before': forcedBackground } },
});

export const line = styleVariants({
  text: [lineBase],
  title: [
    lineBase,
    {
      fontFamily: theme.font.display,
      fontSize: fontSize.title,
      lineHeight: lineHeight.tight,
      '::before': { inlineSize: '75%' },
    },
  ],
});

export const lines = style([animated, { display: 'block' }]);

/** Large shapes have a lighter background and a border. */
const largeShape = {
  background: theme.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${theme.color.border}`,
} as const;

export const block = style([
  animated,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    ...largeShape,
    '@media': { [forcedColors]: forcedBackground },
  },
]);

export const button = style([
  animated,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: size.target,
    ...largeShape,
    borderRadius: theme.radius.control,
    '@media': { [forcedColors]: forcedBackground },
  },
]);
