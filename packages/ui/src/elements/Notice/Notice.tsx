import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import type { IconName } from '../Icon/Icon.js';
import { notice, title as titleText, words } from './Notice.css.js';

export interface NoticeProps {
  /** What a person should know before going on. */
  children: ReactNode;
  /** The same in a few words, above it. */
  title?: string;
  /** How much it matters; an icon says it too. @default 'neutral' */
  tone?: keyof typeof notice;
}

const icons: Record<keyof typeof notice, IconName> = {
  neutral: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** A standing remark beside what it is about; for the answer to a deed use a toast or a form's error. */
export const Notice = ({ children, title, tone = 'neutral' }: NoticeProps) => (
  <div className={notice[tone]}>
    <Icon name={icons[tone]} />
    <div className={words}>
      {title !== undefined && <p className={titleText}>{title}</p>}
      <div>{children}</div>
    </div>
  </div>
);
