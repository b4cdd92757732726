import { style } from '@vanilla-extract/css';
import { fontSize, from, lineHeight, space } from '../../theme/tokens.js';

/** The frame of a page that begins high on the screen. */
export const dense = style({ '@media': { screen: { paddingBlockStart: space.md } } });

export const namePlaceholder = style({ inlineSize: '12em', fontSize: fontSize.label, lineHeight: lineHeight.snug });

export const layout = style({
  '@media': {
    [from.wideDesktop]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const notice = style({ marginBlockEnd: space.lg });
