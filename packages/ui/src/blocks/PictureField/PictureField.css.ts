import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, size, space } from '../../theme/tokens.js';

export const row = style({ '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } });

export const pendingRow = style({ '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } });

/** Where a dragged picture would be put. */
export const dropTarget = style({ outline: `2px dashed ${theme.color.focus}`, outlineOffset: '2px' });

const format = { inlineSize: '7.5rem', aspectRatio: '10 / 9', overflow: 'hidden', borderRadius: theme.radius.panel };

export const preview = style(format);

export const handle = style({ ...format, display: 'block', cursor: 'grab' });

/** The handle is dragged, not the image in it. */
globalStyle(`${handle} *`, { pointerEvents: 'none' });

export const buttons = style({ alignContent: 'start' });

/** At the ends of the list. */
globalStyle(`${buttons} > [aria-disabled="true"]`, {
  borderStyle: 'dashed',
  color: theme.color.textMuted,
});

/** Shown on touch screens, whose devices usually have a camera. */
export const camera = style({ display: 'none', '@media': { '(pointer: coarse)': { display: 'grid' } } });

/** Replaces the hint of the field above; an empty status takes no space. */
export const imageStatus = style({ marginBlockStart: `calc(-1 * ${space.sm})`, ':empty': { position: 'absolute' } });

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  marginInline: 'auto',
  aspectRatio: '10 / 9',
  overflow: 'hidden',
  borderRadius: theme.radius.panel,
  background: theme.color.imageBackground,
});

export const image = style({ position: 'absolute', maxInlineSize: 'none' });

export const sliders = style({ paddingBlockStart: space.md });

export const range = style({ minBlockSize: size.target, inlineSize: '100%', accentColor: theme.color.text });
