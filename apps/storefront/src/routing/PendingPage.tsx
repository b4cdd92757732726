import { DashboardPage } from '@dealerkit/ui/blocks/DashboardPage';
import '@dealerkit/ui/blocks/DashboardPage.css';
import { paths } from '@dealerkit/domain/paths';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import '@dealerkit/ui/elements/Spinner.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from './pageRoute.js';

/** A page of the dashboard while the session or the role of the user is not known: its title and a spinner. */
export const PendingPage = () => {
  const { titles } = useUi().texts;
  const { pathname } = useLocation();
  const title = useContext(PageTitle);
  // The layout shows the title of the overview.
  if (pathname === paths.dashboard) return <Spinner fullPage />;
  return (
    <div aria-busy="true">
      <DashboardPage title={titles[title]}>
        <Spinner fullPage />
      </DashboardPage>
    </div>
  );
};
