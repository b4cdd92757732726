import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, forcedColors, size } from '../../theme/tokens.js';

const base = style({
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  ':hover': { textDecorationThickness: '2px' },
});

export const link = styleVariants({
  text: [base, { color: theme.color.link }],
  inherit: [base, { color: 'inherit' }],
  menu: [
    {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: size.target,
      minInlineSize: '1.5rem',
      color: 'inherit',
      fontWeight: fontWeight.strong,
      textDecoration: 'none',
      ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      selectors: {
        '&[aria-current]': {
          boxShadow: `inset 0 -3px 0 ${theme.color.accent.surface}`,
          '@media': { [forcedColors]: { textDecoration: 'underline 3px' } },
        },
      },
    },
  ],
});
