import { DashboardPage } from '@dealerkit/ui/blocks/DashboardPage';
import '@dealerkit/ui/blocks/DashboardPage.css';
import { pageAt, paths } from '@dealerkit/domain/paths';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import '@dealerkit/ui/elements/Spinner.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';

/** A page of the dashboard without its own content: its title, and something else. */
export const TitledPage = ({ children }: PropsWithChildren) => {
  const { titles } = useUi().texts;
  const { pathname } = useLocation();
  // Routes match paths without regard to letter case.
  return <DashboardPage title={titles[pageAt(pathname.toLowerCase()) ?? 'notFound']}>{children}</DashboardPage>;
};

/** A page of the dashboard while the session or the role of the user is not known: its title and a spinner. */
export const PendingPage = () => {
  const { pathname } = useLocation();
  // The layout shows the title of the overview.
  if (pathname === paths.dashboard) return <Spinner fullPage />;
  return (
    <div aria-busy="true">
      <TitledPage>
        <Spinner fullPage />
      </TitledPage>
    </div>
  );
};
