import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, space } from '../../theme/tokens.js';

export const viewer = style({
  blockSize: 'min(34rem, 60dvh)',
  minBlockSize: '10rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Two fingers zoom the picture instead of the page.
  touchAction: 'pan-x pan-y',
  borderRadius: theme.radius.panel,
  background: theme.color.imageBackground,
  ':focus-visible': { outlineOffset: '-3px' },
});

export const status = style({
  paddingBlockStart: space.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});
