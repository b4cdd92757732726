import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, from, size, space } from '../../theme/tokens.js';

export const languageSwitch = style({
  minBlockSize: size.target,
  // Wide enough for each name in any font, so that nothing beside it moves when the font arrives.
  minInlineSize: '4rem',
  paddingInline: space.xs2,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: 'inherit',
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '@media': { [from.desktop]: { paddingInline: space.sm, ':hover': { borderColor: 'currentColor' } } },
  selectors: {
    // A small subset with only these letters, so that an English page does not load the whole Bangla font.
    '&:lang(bn)': { fontFamily: "'Anek Bangla Name', system-ui, sans-serif" },
  },
});

/** The list of the browser has a border, since it shows the current language and not the one to switch to. */
export const languageMenu = style({ borderColor: 'currentColor', font: 'inherit', fontWeight: fontWeight.strong });

/** The colours of the page, because the list opens over it and not over the header. */
export const languageOption = style({ background: theme.color.background, color: theme.color.text });
