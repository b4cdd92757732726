import type { ReactNode, Ref } from 'react';
import { actions, header, lead as leadText, page, title as titleText } from './DashboardPage.css.js';

export interface DashboardPageProps {
  /** The title of the page. */
  title: string;
  /** An introduction in one sentence. */
  lead?: string | undefined;
  /** A ref to the title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Links or buttons beside the title. */
  action?: ReactNode | undefined;
  /** The content of the page. */
  children: ReactNode;
}

/** A page of the dashboard: title, introduction and content. */
export const DashboardPage = ({ title, lead, titleRef, action, children }: DashboardPageProps) => (
  <div className={page}>
    <div className={header}>
      <div>
        <h1 className={titleText} ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={leadText}>{lead}</p>}
      </div>
      {action !== undefined && <div className={actions}>{action}</div>}
    </div>
    {children}
  </div>
);
