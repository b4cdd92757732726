import { DashboardPage } from '@dealerkit/ui/blocks/DashboardPage';
import '@dealerkit/ui/blocks/DashboardPage.css';
import { pageAt, paths } from '@dealerkit/domain/paths';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import '@dealerkit/ui/elements/Spinner.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useLocation } from 'react-router-dom';

/** A page of the dashboard while the session or the role of the user is not known: its title and a spinner. */
export const PendingPage = () => {
  const { titles } = useUi().texts;
  const { pathname } = useLocation();
  // The layout shows the title of the overview.
  if (pathname === paths.dashboard) return <Spinner fullPage />;
  // Routes match paths without regard to letter case.
  return (
    <div aria-busy="true">
      <DashboardPage title={titles[pageAt(pathname.toLowerCase()) ?? 'notFound']}>
        <Spinner fullPage />
      </DashboardPage>
    </div>
  );
};
