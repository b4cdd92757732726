import type { ReactNode, Ref } from 'react';
import { actions, densePage, header, lead as leadText, page, title as titleText } from './DashboardPage.css.js';

export interface DashboardPageProps {
  /** The title of the page. */
  title: string;
  /** An introduction in one sentence. */
  lead?: string | undefined;
  /** A ref to the title, which can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Links or buttons beside the title. */
  action?: ReactNode | undefined;
  /** For a page that people work in all day: its first row begins high on the screen. @default false */
  isDense?: boolean | undefined;
  /** The content of the page. */
  children: ReactNode;
}

/** A page of the dashboard: title, introduction and content. */
export const DashboardPage = ({ title, lead, titleRef, action, isDense = false, children }: DashboardPageProps) => (
  <div className={isDense ? densePage : page}>
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
