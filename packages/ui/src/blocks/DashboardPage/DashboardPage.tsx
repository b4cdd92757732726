import type { ReactNode, Ref } from 'react';
import { actions as actionsStyle, heading, lead as leadText, page, title as titleText } from './DashboardPage.css.js';

export interface DashboardPageProps {
  /** The title of the page. */
  title: string;
  /** An introduction in one sentence. */
  lead?: string;
  /** A ref to the title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One or two buttons or links beside the title. */
  actions?: ReactNode;
  /** The content of the page. */
  children: ReactNode;
}

/** A page of the dashboard: title, introduction, actions and content. */
export const DashboardPage = ({ title, lead, titleRef, actions, children }: DashboardPageProps) => (
  <div className={page}>
    <div className={heading}>
      <div>
        <h1 className={titleText} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={leadText}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
    </div>
    {children}
  </div>
);
