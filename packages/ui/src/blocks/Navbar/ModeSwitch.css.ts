import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, from, size, space } from '../../theme/tokens.js';

export const modeSwitch = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: size.target,
  minInlineSize: size.target,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '@media': { [from.desktop]: { ':hover': { borderColor: 'currentColor' } } },
});

const face = style({ alignItems: 'center', justifyContent: 'center', gap: space.sm });

const night = ':root[data-dealer-mode="dark"] &';
const followsSystem = ':root:not([data-dealer-mode="light"]) &';
const systemIsDark = '(prefers-color-scheme: dark)';

export const inLight = style([
  face,
  {
    display: 'inline-flex',
    selectors: { [night]: { display: 'none' } },
    '@media': { [systemIsDark]: { selectors: { [followsSystem]: { display: 'none' } } } },
  },
]);

export const inDark = style([
  face,
  {
    display: 'none',
    selectors: { [night]: { display: 'inline-flex' } },
    '@media': { [systemIsDark]: { selectors: { [followsSystem]: { display: 'inline-flex' } } } },
  },
]);

/** Spelled out in a phone's menu; on a desk the drawing says it to the eye. */
export const words = style({
  '@media': {
    [from.desktop]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
