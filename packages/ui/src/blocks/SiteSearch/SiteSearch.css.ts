import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { forcedColors, from, lineHeight, size, space } from '../../theme/tokens.js';
import { iconTarget } from '../../theme/iconTarget.js';

/** Gives way in a wide bar before the name and the menu wrap. */
const inWideBar = {
  [from.wideDesktop]: { position: 'relative', flex: '1 999 9rem', minInlineSize: '7rem', marginInlineStart: 0 },
  print: { display: 'none' },
} as const;

export const root = style({
  marginInlineStart: 'auto',
  // Touches the next control of a phone's bar, which has room for a name of two lines then.
  marginInlineEnd: `calc(-1 * ${space.xs2})`,
  '@media': { ...inWideBar, [from.wideDesktop]: { ...inWideBar[from.wideDesktop], marginInlineEnd: 0 } },
});

/** In a line of its own below a narrow bar. */
export const lineRoot = style({
  order: 1,
  flexBasis: '100%',
  paddingBlockEnd: space.xs2,
  '@media': { ...inWideBar, [from.wideDesktop]: { ...inWideBar[from.wideDesktop], order: 0, paddingBlockEnd: 0 } },
});

const narrow = '(width < 76rem)';

globalStyle(`:has(> ${lineRoot})`, { '@media': { [narrow]: { flexWrap: 'wrap', rowGap: 0 } } });

/** Keeps the focus below the higher header. */
globalStyle(`html:has(${lineRoot})`, { '@media': { [narrow]: { scrollPaddingBlockStart: '8.5rem' } } });

const iconButton = style({ ...iconTarget, fontSize: '1.25rem', cursor: 'pointer' });

export const toggle = style([iconButton, { '@media': { [from.wideDesktop]: { display: 'none' } } }]);

export const alwaysToggle = iconButton;

/** Over the bar, or in its place in a wide bar. */
const formBase = style({
  display: 'none',
  alignItems: 'center',
  gap: space.xs2,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: 1,
  minBlockSize: '100%',
  paddingInline: size.gutter,
  background: theme.color.brand,
  '@media': {
    [from.wideDesktop]: { position: 'static', minBlockSize: 0, padding: 0, background: 'transparent' },
  },
});

export const form = style([formBase, { '@media': { [from.wideDesktop]: { display: 'flex' } } }]);

export const closedForm = formBase;

export const lineForm = style({ display: 'flex' });

export const expandedForm = style([formBase, { display: 'flex' }]);

/** The button is on the end of the input, so that they look like one control. */
export const box = style({
  position: 'relative',
  flexGrow: 1,
  minInlineSize: 0,
  color: theme.color.text,
});

export const input = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: size.target,
  paddingBlock: space.xs2,
  paddingInline: `${space.sm} ${size.target}`,
  border: `1px solid ${theme.color.brandTextMuted}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: 'inherit',
  lineHeight: lineHeight.snug,
  textOverflow: 'ellipsis',
  '::placeholder': { color: theme.color.textMuted, opacity: 1 },
});

export const submit = style([
  iconButton,
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    blockSize: 'auto',
    ':focus-visible': { outlineOffset: '-3px', outlineColor: theme.color.text },
  },
]);

/** Below the whole bar on a phone, and as wide as its rows need beside the menu of a desktop. */
export const popup = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxBlockSize: 'calc(100dvh - 4rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlockEnd: `1px solid ${theme.color.borderStrong}`,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '@media': {
    [from.wideDesktop]: {
      insetInline: '0 auto',
      insetBlockStart: `calc(100% + ${space.sm})`,
      inlineSize: 'max(100%, 34rem)',
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.panel,
    },
    [forcedColors]: { border: '1px solid' },
  },
});

/** The ring of the header is for its brand colour. */
globalStyle(`${popup} :focus-visible`, { outlineColor: theme.color.text });

export const pasteList = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.target,
  paddingInline: space.md,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '* + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
  ':hover': { background: theme.color.surfaceSunken },
  ':focus-visible': { outlineOffset: '-3px' },
});
