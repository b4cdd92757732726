import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Icon } from '../Icon/Icon.js';
import type { IconPath } from '../Icon/Icon.js';
import { actions, advice as adviceStyle, icon as iconStyles, root, title as titleStyle } from './EmptyState.css.js';

export interface EmptyStateProps extends NativeProps<'div'> {
  /** An icon of the missing content. */
  icon: IconPath;
  /** The situation in a few words; without it a heading above says it. */
  title?: string | undefined;
  /** What the user can do, in one sentence. */
  advice: string;
  /** The severity. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
  /** One or two buttons or links. */
  children?: ReactNode | undefined;
}

/** Shown instead of missing content: why it is missing, and what to do next. */
export const EmptyState = ({ icon, title, advice, tone = 'neutral', children, ...native }: EmptyStateProps) => (
  <div {...mergeProps({ 'data-part': 'empty-state', className: root }, native)}>
    <span className={iconStyles[tone]}>
      <Icon path={icon} />
    </span>
    {title !== undefined && <p className={titleStyle}>{title}</p>}
    <p className={adviceStyle}>{advice}</p>
    {children !== undefined && <div className={actions}>{children}</div>}
  </div>
);
