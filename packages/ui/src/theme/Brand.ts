/** The colours of one mode of a brand, by role; `contract.css.ts` documents each role. */
export interface BrandColors {
  background: string;
  text: string;
  textMuted: string;
  surface: string;
  surfaceSunken: string;
  border: string;
  borderStrong: string;
  brand: string;
  brandText: string;
  brandTextMuted: string;
  brandBorder: string;
  imageBackground: string;
  imageText: string;
  link: string;
  focus: string;
  focusOnBrand: string;
  overlay: string;
  accent: { surface: string; hover: string; onSurface: string; text: string; border: string };
  neutral: { text: string; surface: string; border: string };
  success: { text: string; surface: string; border: string };
  warning: { text: string; surface: string; border: string };
  danger: { text: string; surface: string; border: string; solid: string; solidHover: string; onSolid: string };
}

/** A dealer's brand as data: colours for light and dark mode, and the values that both modes share. */
export interface Brand {
  light: BrandColors;
  dark: BrandColors;
  font: { sans: string; display: string };
  radius: { panel: string; control: string; card: string };
  shadow: { float: string };
  image: { tint: string };
}
