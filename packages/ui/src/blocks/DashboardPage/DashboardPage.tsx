import type { ReactNode, Ref } from 'react';
import { lead as leadText, page, title as titleText } from './DashboardPage.css.js';

export interface DashboardPageProps {
  /** What is done here, as the title of the page. */
  title: string;
  /** What one should know before, in a sentence. */
  lead?: string;
  /** The title, for whoever leads the focus back to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One page of the dashboard: its title, and what is done on it. */
export const DashboardPage = ({ title, lead, titleRef, children }: DashboardPageProps) => (
  <div className={page}>
    <div>
      <h1 className={titleText} ref={titleRef} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className={leadText}>{lead}</p>}
    </div>
    {children}
  </div>
);
