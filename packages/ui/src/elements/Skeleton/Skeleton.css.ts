import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, forcedColors, lineHeight, motionAllowed, size } from '../../theme/tokens.js';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const moving = style({
  '@media': { [motionAllowed]: { animation: `${breathe} 1600ms ease-in-out infinite` } },
});

/** A ground that is ours would vanish, and with it what stands for the words to come. */
const seen = { background: 'GrayText' };

const row = style({
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
  '@media': { [forcedColors]: { '::before': seen } },
});

export const line = styleVariants({
  text: [row],
  title: [
    row,
    {
      fontFamily: theme.font.display,
      fontSize: fontSize.title,
      lineHeight: lineHeight.tight,
      '::before': { inlineSize: '75%' },
    },
  ],
});

export const lines = style([moving, { display: 'block' }]);

/** A large thing may be fainter than a line, and is seen by its edge. */
const faint = { background: theme.color.surfaceSunken, boxShadow: `inset 0 0 0 1px ${theme.color.border}` } as const;

export const block = style([
  moving,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    ...faint,
    '@media': { [forcedColors]: seen },
  },
]);

export const button = style([
  moving,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: size.target,
    ...faint,
    borderRadius: theme.radius.control,
    '@media': { [forcedColors]: seen },
  },
]);
