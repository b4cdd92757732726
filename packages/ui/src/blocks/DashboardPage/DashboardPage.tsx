import type { ReactNode, Ref } from 'react';
import { Page } from '../../elements/Page/Page.js';
import { PageHeader } from '../../elements/PageHeader/PageHeader.js';

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

/** A page of the dashboard: title, introduction and content. In `DashboardScreen` it has the margins of that page, elsewhere its own. */
export const DashboardPage = ({ title, lead, titleRef, action, isDense = false, children }: DashboardPageProps) => (
  <Page gap={isDense ? 'sm' : 'lg'}>
    <PageHeader title={title} lead={lead} titleRef={titleRef} actions={action} density={isDense ? 'dense' : 'normal'} />
    {children}
  </Page>
);
