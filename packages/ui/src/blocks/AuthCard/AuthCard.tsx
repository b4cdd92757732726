import type { ReactNode, Ref } from 'react';
import { Heading } from '../../elements/Heading/Heading.js';
import { Card } from '../../elements/Card/Card.js';
import { backdrop, body, card, column, footer as footerRow } from './AuthCard.css.js';

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
      <Card kind="panel" padding="none" edge="accent" className={card}>
        <div className={body}>
          <Heading level={1} ref={titleRef} tabIndex={-1}>
            {title}
          </Heading>
          {children}
        </div>
        <p className={footerRow}>{footer}</p>
      </Card>
      {below}
    </div>
  </div>
);
