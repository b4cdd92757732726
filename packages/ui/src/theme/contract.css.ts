import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The roles that every look is built from, as CSS variables with stable names (`--dealer-color-background`).
 * A dealer's brand fills all of them; a component reads nothing else.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      /** The page itself, and what is written on it. */
      background: '',
      text: '',
      textMuted: '',
      /** What lies on the page: cards, dialogs, fields. */
      surface: '',
      /** What is set into the page: table heads, wells. */
      surfaceSunken: '',
      /** Fine lines between things, and the stronger edge of a control (3:1). */
      border: '',
      borderStrong: '',
      /** The dark body of the brand: header, hero, footer. */
      brand: '',
      brandText: '',
      brandTextMuted: '',
      brandBorder: '',
      /** The sweep on which part pictures are shot, the same in both modes. */
      imageBackground: '',
      imageText: '',
      link: '',
      focus: '',
      focusOnBrand: '',
      overlay: '',
      accent: { surface: '', hover: '', onSurface: '', text: '', border: '' },
      neutral: { text: '', surface: '', border: '' },
      success: { text: '', surface: '', border: '' },
      warning: { text: '', surface: '', border: '' },
      danger: { text: '', surface: '', border: '', solid: '', solidHover: '', onSolid: '' },
    },
    font: { sans: '', display: '' },
    radius: { panel: '', control: '', card: '' },
    shadow: { float: '' },
    /** Gives its hue to a picture that melts into the brand; `transparent` where the picture's own belongs there. */
    image: { tint: '' },
  },
  (_value, path) =>
    `dealer-${path.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);
