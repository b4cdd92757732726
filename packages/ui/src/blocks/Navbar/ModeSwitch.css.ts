import { style } from '@vanilla-extract/css';
import { hiddenText } from '../../theme/hiddenText.js';
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

const content = style({ alignItems: 'center', justifyContent: 'center', gap: space.sm });

const darkMode = ':root[data-dealer-mode="dark"] &';
const followsSystem = ':root:not([data-dealer-mode="light"]) &';
const systemIsDark = '(prefers-color-scheme: dark)';

export const shownInLight = style([
  content,
  {
    display: 'inline-flex',
    selectors: { [darkMode]: { display: 'none' } },
    '@media': { [systemIsDark]: { selectors: { [followsSystem]: { display: 'none' } } } },
  },
]);

export const shownInDark = style([
  content,
  {
    display: 'none',
    selectors: { [darkMode]: { display: 'inline-flex' } },
    '@media': { [systemIsDark]: { selectors: { [followsSystem]: { display: 'inline-flex' } } } },
  },
]);

/** Visible in the phone menu; only for screen readers on a desktop. */
export const text = style({ '@media': { [from.desktop]: hiddenText } });
