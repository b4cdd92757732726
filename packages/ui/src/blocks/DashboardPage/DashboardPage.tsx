import type { ReactNode, Ref } from 'react';
import { PageHeader } from '../../elements/PageHeader/PageHeader.js';
import { densePage, page } from './DashboardPage.css.js';

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
    <PageHeader title={title} lead={lead} titleRef={titleRef} actions={action} density={isDense ? 'dense' : 'normal'} />
    {children}
  </div>
);
