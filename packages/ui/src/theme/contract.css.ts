import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The roles that every look is built from, as CSS variables with stable names (`--dealer-color-paper`).
 * A dealer's brand fills all of them; a component reads nothing else.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      /** The page itself, and what is written on it. */
      paper: '',
      ink: '',
      inkMuted: '',
      /** What lies on the page: cards, dialogs, fields. */
      surface: '',
      /** What is set into the page: table heads, wells. */
      sunken: '',
      /** Fine lines between things, and the stronger edge of a control (3:1). */
      rule: '',
      ruleStrong: '',
      /** The dark body of the brand: header, hero, footer. */
      hull: '',
      hullInk: '',
      hullInkMuted: '',
      hullRule: '',
      /** The sweep on which part pictures are shot, the same in both modes. */
      photo: '',
      photoInk: '',
      link: '',
      focus: '',
      focusOnHull: '',
      scrim: '',
      accent: { surface: '', hover: '', ink: '', text: '', border: '' },
      neutral: { text: '', surface: '', border: '' },
      success: { text: '', surface: '', border: '' },
      warning: { text: '', surface: '', border: '' },
      danger: { text: '', surface: '', border: '', solid: '', solidHover: '', solidInk: '' },
    },
    font: { sans: '', display: '' },
    radius: { plate: '', control: '', card: '' },
    shadow: { float: '' },
    /** Gives its hue to a picture that melts into the hull; `transparent` where the picture's own belongs there. */
    picture: { wash: '' },
  },
  (_value, path) =>
    `dealer-${path.map((word) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);
