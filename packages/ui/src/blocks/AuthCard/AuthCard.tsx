import type { ReactNode, Ref } from 'react';
import { backdrop, body, card, column, footer as footerRow, title as titleText } from './AuthCard.css.js';

export interface AuthCardProps {
  /** The title of the page. */
  title: string;
  /** A ref to the title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The form. */
  children: ReactNode;
  /** Links to the other account pages, at the bottom of the card. */
  footer: ReactNode;
  /** Content below the card. */
  below?: ReactNode | undefined;
}

/** The card of the login and sign-up pages. */
export const AuthCard = ({ title, titleRef, children, footer, below }: AuthCardProps) => (
  <div className={backdrop}>
    <div className={column}>
      <div className={card}>
        <div className={body}>
          <h1 ref={titleRef} className={titleText} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        <p className={footerRow}>{footer}</p>
      </div>
      {below}
    </div>
  </div>
);
