import type { ReactNode, Ref } from 'react';
import { Heading } from '../../elements/Heading/Heading.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
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
    <Stack gap="lg" className={column}>
      <Card kind="panel" padding="none" edge="accent" className={card}>
        <Stack gap="lg" className={body}>
          <Heading level={1} ref={titleRef} tabIndex={-1}>
            {title}
          </Heading>
          {children}
        </Stack>
        <Stack as="p" direction="row" align="baseline" justify="center" gap="xs" className={footerRow}>
          {footer}
        </Stack>
      </Card>
      {below}
    </Stack>
  </div>
);
