import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, layer, lineHeight, size, space } from '../../theme/tokens.js';
import { iconTarget } from '../../theme/iconTarget.js';

export const navbar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.navbar,
  borderBlockEnd: `1px solid ${theme.color.brandBorder}`,
  background: theme.color.brand,
  color: theme.color.brandText,
  vars: { [theme.color.focus]: theme.color.focusOnBrand },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space.xs2,
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingBlock: space.xs2,
  paddingInline: size.gutter,
  '@media': {
    [from.desktop]: { flexWrap: 'nowrap', columnGap: space.xl2 },
    // A long menu and a search field fit into one line.
    [from.wideDesktop]: { selectors: { '&:has(search)': { columnGap: space.lg } } },
  },
});

/** A long name wraps before the bar does. */
export const brand = style({
  flexGrow: 1,
  inlineSize: 'min-content',
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  lineHeight: lineHeight.tight,
  // On a desktop the name wraps before the menu does.
  '@media': { [from.desktop]: { flex: '0 99 auto', inlineSize: 'auto', minInlineSize: 'min-content' } },
});

export const brandContent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  fontWeight: fontWeight.display,
});

export const toggle = style({
  ...iconTarget,
  marginInlineEnd: `calc(-1 * ${space.sm})`,
  fontSize: fontSize.title,
  cursor: 'pointer',
  '@media': { [from.desktop]: { display: 'none' } },
});

const afterMenu = style({
  '@media': {
    [from.desktop]: { order: 1, marginInlineStart: `calc(-1 * ${space.lg})` },
    [from.wideDesktop]: { selectors: { [`${bar}:has(search) &`]: { marginInlineStart: `calc(-1 * ${space.sm})` } } },
    print: { display: 'none' },
  },
});

/** Beside the button of the menu on a phone, after the menu on a desktop. */
export const basketBox = style([afterMenu, { marginInlineEnd: `calc(-1 * ${space.xs2})` }]);

/** On the bar itself, since most phones here are set to English and their owners read Bangla. */
export const languageBox = afterMenu;

export const nav = style({ '@media': { [from.desktop]: { flexGrow: 1 }, print: { display: 'none' } } });

export const list = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'none',
  maxBlockSize: 'calc(100dvh - 4rem)',
  overflow: 'hidden auto',
  scrollbarWidth: 'none',
  paddingInline: size.gutter,
  paddingBlockEnd: space.md,
  borderBlock: `1px solid ${theme.color.brandBorder}`,
  background: theme.color.brand,
  // Dims the page below, because the menu and a hero have the same background.
  boxShadow: `${theme.shadow.float}, 0 50vh 0 50vh ${theme.color.overlay}`,
  // Also before the script runs. `:where` keeps the specificity of the menu of a desktop.
  selectors: { ':where(:popover-open) + &': { display: 'block' } },
  '@media': {
    [from.desktop]: {
      position: 'static',
      display: 'flex',
      // With a large font size the menu needs two lines.
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.lg,
      maxBlockSize: 'none',
      overflow: 'visible',
      padding: 0,
      border: 0,
      boxShadow: 'none',
    },
  },
});

export const listOpen = style({ display: 'block' });

export const item = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${theme.color.brandBorder}`,
  '@media': { [from.desktop]: { minBlockSize: 0, borderBlockEnd: 0, whiteSpace: 'nowrap' } },
});

/** The mode and language switches, side by side. */
export const settings = style([
  item,
  {
    display: 'flex',
    justifyContent: 'space-between',
    '@media': { [from.desktop]: { marginInlineStart: 'auto', gap: space.sm } },
  },
]);

/** The same width for "Login" and "Sign Out", so that signing out moves no other item. */
export const account = style([
  item,
  {
    borderBlockEnd: 0,
    '@media': {
      [from.desktop]: {
        justifyItems: 'center',
        minInlineSize: '6.75rem',
        border: `1px solid ${theme.color.brandTextMuted}`,
        borderRadius: theme.radius.control,
        selectors: {
          '&:has([aria-current])': {
            borderColor: theme.color.accent.surface,
            boxShadow: `inset 0 0 0 1px ${theme.color.accent.surface}`,
          },
        },
      },
    },
  },
]);

/** The border of the item already marks the current page. */
globalStyle(`${nav} ${account} [aria-current]`, { '@media': { [from.desktop]: { boxShadow: 'none' } } });

/** Reserves the space while the session is unknown. */
export const accountPlaceholder = style([account, { visibility: 'hidden' }]);

/** In the phone menu, aligns the button's text with the links. */
export const signOut = style({
  marginInlineStart: `calc(-1px - ${space.sm})`,
  '@media': { [from.desktop]: { marginInlineStart: 0 } },
});

globalStyle(`${signOut} > button`, { textDecoration: 'none' });
