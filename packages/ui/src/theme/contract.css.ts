import { createGlobalThemeContract } from '@vanilla-extract/css';
import { variableName } from './roles.js';

/**
 * The theme roles as CSS variables with stable names (`--dealer-color-background`).
 * A brand sets all of them; a component reads no other theme values.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      /** The page, and the text on it. */
      background: '',
      text: '',
      textMuted: '',
      /** Cards, dialogs and fields. */
      surface: '',
      /** Table headers, disabled controls and alternating sections. */
      surfaceSunken: '',
      /** Dividers, and the border of a control, which has a contrast of at least 3:1. */
      border: '',
      borderStrong: '',
      /** The brand colour of the header, the hero and the footer, with the text and borders on it. */
      brand: '',
      brandText: '',
      brandTextMuted: '',
      brandBorder: '',
      /** The studio background of part pictures, the same in both modes. */
      imageBackground: '',
      imageText: '',
      link: '',
      focus: '',
      focusOnBrand: '',
      /** The layer between the page and a dialog. */
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
    /** The colour laid over pictures on the brand colour; `transparent` keeps their own colours. */
    image: { tint: '' },
  },
  (_value, path) => variableName(path),
);
