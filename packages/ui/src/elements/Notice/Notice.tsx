import type { ReactNode } from 'react';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Icon } from '../Icon/Icon.js';
import { checkIcon, infoIcon, warningIcon } from '../Icon/icons.js';
import type { IconPath } from '../Icon/Icon.js';
import { content, root, title as titleStyle } from './Notice.css.js';

export interface NoticeProps extends NativeProps<'div'> {
  /** The message. */
  children: ReactNode;
  /** A short heading above the message. */
  title?: string | undefined;
  /** The severity, shown by colour and icon. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined;
}

const icons: Record<keyof typeof root, IconPath> = {
  neutral: infoIcon,
  success: checkIcon,
  warning: warningIcon,
  danger: warningIcon,
};

/** A permanent message next to the content it is about; use a toast or `FormError` for the result of an action. */
export const Notice = ({ children, title, tone = 'neutral', ...native }: NoticeProps) => (
  <div {...mergeProps({ 'data-part': 'notice', className: root[tone] }, native)}>
    <Icon path={icons[tone]} />
    <div className={content}>
      {title !== undefined && <p className={titleStyle}>{title}</p>}
      <div>{children}</div>
    </div>
  </div>
);
