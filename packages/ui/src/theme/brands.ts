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

/** A dealer's look as data: two sets of colours and what does not change between them. */
export interface Brand {
  light: BrandColors;
  dark: BrandColors;
  font: { sans: string; display: string };
  radius: { plate: string; control: string; card: string };
}

const surma: Brand = {
  light: {
    paper: '#f4f6f8',
    ink: '#13283a',
    inkMuted: '#4a5c6b',
    surface: '#ffffff',
    sunken: '#e8ecf0',
    rule: '#cdd6dd',
    ruleStrong: '#6b7d8c',
    hull: '#13283a',
    hullInk: '#ffffff',
    hullInkMuted: '#bccad6',
    hullRule: '#34495b',
    photo: '#e2e4e7',
    photoInk: '#4a5966',
    link: '#0b4f8a',
    focus: '#0b5fc0',
    focusOnHull: '#ffc466',
    scrim: 'rgb(12 24 35 / 0.6)',
    accent: { surface: '#f5a11c', hover: '#ffb542', ink: '#13283a', text: '#7d4b00', border: '#b87200' },
    neutral: { text: '#13283a', surface: '#e8ecf0', border: '#b3c0ca' },
    success: { text: '#15602f', surface: '#e4f3e9', border: '#8fc4a1' },
    warning: { text: '#6f4600', surface: '#fff1d6', border: '#dfb871' },
    danger: {
      text: '#a3201a',
      surface: '#fdebe9',
      border: '#e0958f',
      solid: '#b3261e',
      solidHover: '#8f1c16',
      solidInk: '#ffffff',
    },
  },
  dark: {
    paper: '#0b151e',
    ink: '#edf2f6',
    inkMuted: '#a9b8c5',
    surface: '#13212d',
    sunken: '#0f1b26',
    rule: '#2a3b4a',
    ruleStrong: '#74899c',
    hull: '#0e1c28',
    hullInk: '#ffffff',
    hullInkMuted: '#b3c2cf',
    hullRule: '#2b3e4f',
    photo: '#e2e4e7',
    photoInk: '#4a5966',
    link: '#8fc6f6',
    focus: '#ffc466',
    focusOnHull: '#ffc466',
    scrim: 'rgb(2 6 10 / 0.72)',
    accent: { surface: '#f5a11c', hover: '#ffb542', ink: '#13283a', text: '#f7b955', border: '#a86a08' },
    neutral: { text: '#edf2f6', surface: '#1c2d3b', border: '#3d5265' },
    success: { text: '#8bdaa6', surface: '#11301f', border: '#2f6a46' },
    warning: { text: '#f4c771', surface: '#33270e', border: '#715523' },
    danger: {
      text: '#ffa49b',
      surface: '#391817',
      border: '#833a35',
      solid: '#c43a30',
      solidHover: '#cf443a',
      solidInk: '#ffffff',
    },
  },
  font: {
    sans: "'Public Sans', 'Public Sans Fallback', 'Anek Bangla', system-ui, sans-serif",
    display: "'Barlow Condensed', 'Barlow Condensed Fallback', 'Anek Bangla', 'Arial Narrow', sans-serif",
  },
  radius: { plate: '0', control: '5px', card: '6px' },
};

/** The brands that come with the package; the first is the one a page wears that names none. */
export const brands = { surma } satisfies Record<string, Brand>;

export type BrandName = keyof typeof brands;
