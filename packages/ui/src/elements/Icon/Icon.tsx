import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { icon } from './Icon.css.js';

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  trash: 'M4.5 7h15M10 7V4.5h4V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.6v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.6v.1',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6',
  eyeOff:
    'M3 3l18 18M10 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.6M6.3 7.2A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.7 9.7 0 0 0 4.2-1M9.9 10a2.8 2.8 0 0 0 4 4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  orders: 'M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12.5h5',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2.2.6 3.6 2.3 4 4.7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  shelf: 'M3.5 4.5v16M20.5 4.5v16M3.5 11h17M3.5 18.5h17M7 11V6.5h4V11M13.5 18.5v-4h4v4',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  phone: 'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4.5 5.5a2 2 0 0 1 2-2z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 6-.8M5 12a10 10 0 0 1 4-2.3M2 8.6a15 15 0 0 1 4-2.5M12.5 5a15 15 0 0 1 9.5 3.6M14.5 9.6A10 10 0 0 1 19 12M12 19.2v.1',
  sort: 'M8 9.5l4-4 4 4M8 14.5l4 4 4-4',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  print: 'M7 8.5v-5h10v5M7 16.5H4.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17M7 13.5h10v7H7z',
  reload: 'M20 12a8 8 0 1 1-2.6-5.9M20.5 3.5v5h-5',
  download: 'M12 3.5v11M7 10l5 5 5-5M4.5 20h15',
  upload: 'M12 15V4M7 8.5l5-5 5 5M4.5 20h15',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20.5 20.5',
  filter: 'M3.5 6h17M6.5 12h11M10 18h4',
  edit: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  truck:
    'M2.5 6h11v10.5h-11zM13.5 9.5h4l4 3.5v3.5h-8M6.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  chat: 'M12 3.5a8.5 8.5 0 0 0-7.4 12.7l-1.1 4.3 4.3-1.1A8.5 8.5 0 1 0 12 3.5M8.5 10.5h7M8.5 13.5h4.5',
  box: 'M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

export interface IconProps extends NativeProps<'svg'> {
  /** The icon to show. */
  name: IconName;
}

/** An icon in the colour and size of the text. Without an `aria-label` it is hidden from screen readers and needs a text next to it. */
export const Icon = ({ name, ...native }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    role="img"
    aria-hidden={!native['aria-label']}
    {...mergeProps({ className: icon }, native)}
  >
    <path d={paths[name]} />
  </svg>
);

/** All icon names. */
export const iconNames = Object.keys(paths) as IconName[];
