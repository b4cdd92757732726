import type { ReactNode } from 'react';
import { container, header, lead as leadStyle, root, title as titleStyle } from './DocsPage.css.js';

export interface DocsPageProps {
  /** The page heading. */
  title: string;
  /** A summary in one or two sentences. */
  lead: string;
  /** The `Section`s of the page. */
  children: ReactNode;
}

/** A documentation page, in English in every toolbar language. */
export const DocsPage = ({ title, lead, children }: DocsPageProps) => (
  <main className={root} lang="en">
    <div className={header}>
      <div className={container}>
        <h1 className={titleStyle}>{title}</h1>
        <p className={leadStyle}>{lead}</p>
      </div>
    </div>
    {children}
  </main>
);
