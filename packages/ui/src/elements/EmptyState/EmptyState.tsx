import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import type { IconName } from '../Icon/Icon.js';
import { advice as adviceText, emblem, state, title as titleText, wayOn } from './EmptyState.css.js';

export interface EmptyStateProps {
  /** A drawing of what is missing. */
  icon: IconName;
  /** What is the case, in a few words. */
  title: string;
  /** What a person can do about it, in a sentence. */
  advice: string;
  /** How bad it is. @default 'neutral' */
  tone?: keyof typeof emblem;
  /** The way on: one or two buttons or links. */
  children?: ReactNode;
}

/** Stands where content would be: says why there is none and where to go from here. */
export const EmptyState = ({ icon, title, advice, tone = 'neutral', children }: EmptyStateProps) => (
  <div className={state}>
    <span className={emblem[tone]}>
      <Icon name={icon} />
    </span>
    <p className={titleText}>{title}</p>
    <p className={adviceText}>{advice}</p>
    {children !== undefined && <div className={wayOn}>{children}</div>}
  </div>
);
