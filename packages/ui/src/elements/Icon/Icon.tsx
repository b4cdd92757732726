import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { icon } from './Icon.css.js';

/** The `d` of the path of an icon in a square of 24 units, as of those in `@dealerkit/ui/icons`. */
export type IconPath = `${'M' | 'm'}${string}`;

export interface IconProps extends NativeProps<'svg'> {
  /** The icon to show. */
  path: IconPath;
}

/** An icon in the colour and size of the text. Without an `aria-label` it is hidden from screen readers and needs a text next to it. */
export const Icon = ({ path, ...native }: IconProps) => (
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
    <path d={path} />
  </svg>
);
