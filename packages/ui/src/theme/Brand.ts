/** The colours of one mode of a brand, by role; the contract in `contract.css.ts` says what each is for. */
export interface BrandColors {
  paper: string;
  ink: string;
  inkMuted: string;
  surface: string;
  sunken: string;
  rule: string;
  ruleStrong: string;
  hull: string;
  hullInk: string;
  hullInkMuted: string;
  hullRule: string;
  photo: string;
  photoInk: string;
  link: string;
  focus: string;
  focusOnHull: string;
  scrim: string;
  accent: { surface: string; hover: string; ink: string; text: string; border: string };
  neutral: { text: string; surface: string; border: string };
  success: { text: string; surface: string; border: string };
  warning: { text: string; surface: string; border: string };
  danger: { text: string; surface: string; border: string; solid: string; solidHover: string; solidInk: string };
}

/** A dealer's look as data: two sets of colours, and what does not change between them. */
export interface Brand {
  light: BrandColors;
  dark: BrandColors;
  font: { sans: string; display: string };
  radius: { plate: string; control: string; card: string };
  shadow: { float: string };
  picture: { wash: string };
}
