import type { ReactNode, Ref } from 'react';
import { body, column, ground, otherWay, plate, title as titleText } from './AuthCard.css.js';

export interface AuthCardProps {
  /** What is done here, as the title of the page. */
  title: string;
  /** The title, for whoever leads the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The form. */
  children: ReactNode;
  /** The way for those who are wrong here. */
  foot: ReactNode;
  /** Stands under the plate. */
  below?: ReactNode;
}

/** The narrow column in which an account is entered or made. */
export const AuthCard = ({ title, titleRef, children, foot, below }: AuthCardProps) => (
  <div className={ground}>
    <div className={column}>
      <div className={plate}>
        <div className={body}>
          <h1 ref={titleRef} className={titleText} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        <p className={otherWay}>{foot}</p>
      </div>
      {below}
    </div>
  </div>
);
