import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, from, size, space } from '../../theme/tokens.js';

export const languageSwitch = style({
  minBlockSize: size.target,
  minInlineSize: size.target,
  paddingInline: space.sm,
  // In a phone's menu its word ends where the lines between the entries do.
  marginInlineEnd: `calc(-1px - ${space.sm})`,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '@media': { [from.desktop]: { marginInlineEnd: 0, ':hover': { borderColor: 'currentColor' } } },
  selectors: {
    // Its few letters come in a small font of their own, so that an English page need not fetch all of them.
    '&:lang(bn)': { fontFamily: "'Anek Bangla Name', system-ui, sans-serif" },
  },
});
