import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Icon } from '../Icon/Icon.js';
import type { IconPath } from '../Icon/Icon.js';
import { badge, withIcon } from './Badge.css.js';

export interface BadgeProps extends NativeProps<'span'> {
  /** One or two words. */
  children: ReactNode;
  /** The meaning; `inactive` has a dashed border. @default 'neutral' */
  tone?: keyof typeof badge | undefined;
  /** An icon before the words. */
  icon?: IconPath | undefined;
}

/** A status or a category in a word or two; the tone is never the only signal. */
export const Badge = ({ children, tone = 'neutral', icon, ...native }: BadgeProps) => (
  <span {...mergeProps({ 'data-part': 'badge', className: icon ? `${badge[tone]} ${withIcon}` : badge[tone] }, native)}>
    {icon && <Icon path={icon} />} {children}
  </span>
);
