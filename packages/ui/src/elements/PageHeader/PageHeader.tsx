import type { ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading.js';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { Text } from '../Text/Text.js';
import { actions as actionStyles, header, texts } from './PageHeader.css.js';

export interface PageHeaderProps extends Omit<NativeProps<'div'>, 'title'> {
  /** The title of the page. */
  title: ReactNode;
  /** An introduction in one sentence. */
  lead?: ReactNode | undefined;
  /** Links or buttons beside the title. */
  actions?: ReactNode | undefined;
  /** A ref to the title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A page to look at, or one that people work in all day, whose content begins high on the screen. @default 'normal' */
  density?: keyof typeof header | undefined;
}

/** The head of a page: its title, an introduction, and buttons. */
export const PageHeader = ({ title, lead, actions, titleRef, density = 'normal', ...native }: PageHeaderProps) => (
  <div {...mergeProps({ className: header[density] }, native)}>
    <div className={texts}>
      <Heading level={1} size={density === 'dense' ? 'title' : 'headline'} ref={titleRef} tabIndex={-1}>
        {title}
      </Heading>
      {lead !== undefined && <Text tone="muted">{lead}</Text>}
    </div>
    {actions !== undefined && <div className={actionStyles[density]}>{actions}</div>}
  </div>
);
