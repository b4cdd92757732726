import { create, getPreferredColorScheme } from 'storybook/theming';
import { surma } from '../packages/ui/src/theme/brands/surma.js';

const base = getPreferredColorScheme();
const { background, border, link, surface, text, textMuted } = surma[base];

/** The site around the stories, in the colours of the first brand and in the mode of the system. */
export const siteTheme = create({
  base,
  brandTitle: 'dealerkit',
  brandTarget: '_self',
  appBg: background,
  appContentBg: surface,
  appPreviewBg: surface,
  appBorderColor: border,
  appBorderRadius: 4,
  barBg: surface,
  barSelectedColor: link,
  barHoverColor: link,
  barTextColor: textMuted,
  colorPrimary: link,
  colorSecondary: link,
  fontBase: surma.font.sans,
  textColor: text,
  textMutedColor: textMuted,
});
