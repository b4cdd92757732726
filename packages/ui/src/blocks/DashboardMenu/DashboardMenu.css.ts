import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontWeight, forcedColors, from, motionAllowed, size, space } from '../../theme/tokens.js';

/** Below this width the labels leave no room for icons. */
const narrow = '(width < 30rem)';

const phone = '(width < 40rem)';

export const count = style({ marginInlineStart: 'auto' });

const listBase = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: size.gutter,
  // The fading edges show that the bar scrolls.
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${theme.color.border}`,
  '@media': {
    [from.wideDesktop]: {
      flexDirection: 'column',
      overflow: 'hidden',
      border: `1px solid ${theme.color.border}`,
      borderRadius: theme.radius.panel,
      background: theme.color.surface,
    },
  },
});

/** A bar that scrolls sideways and fades at the page edges of a phone. A column beside the content on a wide desktop. */
export const list = style([
  listBase,
  {
    '@media': {
      [phone]: {
        marginInline: `calc(-1 * ${size.gutter})`,
        paddingInline: size.gutter,
        maskImage: `linear-gradient(to right, transparent, black ${size.gutter} calc(100% - ${size.gutter}), transparent)`,
      },
    },
  },
]);

/** A column on a phone too, below the button that opens it. */
export const openList = style([listBase, { '@media': { [phone]: { flexDirection: 'column' } } }]);

export const closedList = style([listBase, { '@media': { [phone]: { display: 'none' } } }]);

export const item = style({
  flexShrink: 0,
  selectors: {
    '& + &': { '@media': { [from.wideDesktop]: { borderBlockStart: `1px solid ${theme.color.border}` } } },
  },
});

/** Without links the list does not scroll, because the keyboard could not scroll it. */
export const pendingItem = style([item, { flexShrink: 1, minInlineSize: 0, overflow: 'hidden' }]);

const target = {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  paddingInline: space.md,
  '@media': { [from.wideDesktop]: { minBlockSize: '3.25rem' } },
} as const;

export const link = style({
  ...target,
  color: theme.color.text,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderStartStartRadius: theme.radius.control,
  borderStartEndRadius: theme.radius.control,
  outlineOffset: '-3px',
  ':hover': { background: theme.color.surfaceSunken },
  selectors: {
    '&[aria-current]': {
      background: theme.color.surfaceSunken,
      boxShadow: `inset 0 -3px 0 ${theme.color.accent.border}`,
      '@media': {
        [from.wideDesktop]: { boxShadow: `inset 4px 0 0 ${theme.color.accent.border}` },
        [forcedColors]: { textDecoration: 'underline 3px' },
      },
    },
  },
  '@media': {
    [narrow]: { paddingInline: space.sm },
    [from.wideDesktop]: {
      ...target['@media'][from.wideDesktop],
      paddingBlock: space.xs2,
      // Leaves a long item on one line where it fits.
      paddingInlineEnd: space.xs,
      borderRadius: 0,
      whiteSpace: 'normal',
    },
    [motionAllowed]: { transition: `background-color ${duration.fast}` },
  },
});

globalStyle(`${list} ${link} > svg`, { '@media': { [narrow]: { display: 'none' } } });

/** Aligns the icon of the retry button with the icons of the items. */
export const retry = style({ ...target, paddingInline: `calc(${space.xs2} - 1px)` });

/** Takes the space of an item while the role loads. */
export const placeholder = style({
  ...target,
  position: 'relative',
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  '@media': { ...target['@media'], [narrow]: { paddingInline: space.sm } },
});

export const placeholderLabel = style({ display: 'flex', alignItems: 'center', gap: space.xs, visibility: 'hidden' });

globalStyle(`${placeholderLabel} > svg`, { '@media': { [narrow]: { display: 'none' } } });

export const placeholderBar = style({
  position: 'absolute',
  insetInline: space.md,
  '@media': { [narrow]: { insetInline: space.sm } },
});
