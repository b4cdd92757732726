import type { ReactNode } from 'react';
import { column, head, lead as leadText, page, title as titleText } from './DocsPage.css.js';

export interface DocsPageProps {
  /** What the page is about. */
  title: string;
  /** What its reader gains, in a sentence or two. */
  lead: string;
  /** The parts of the page: `Section`s. */
  children: ReactNode;
}

/** A page for designers: written in English whatever the toolbar's language, and worn like everything else. */
export const DocsPage = ({ title, lead, children }: DocsPageProps) => (
  <main className={page} lang="en">
    <div className={head}>
      <div className={column}>
        <h1 className={titleText}>{title}</h1>
        <p className={leadText}>{lead}</p>
      </div>
    </div>
    {children}
  </main>
);
