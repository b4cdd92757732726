'use client';
import type { ReactNode } from 'react';
import { DashboardMenu } from '../../blocks/DashboardMenu/DashboardMenu.js';
import type { DashboardMenuOptions } from '../../blocks/DashboardMenu/DashboardMenu.js';
import { EmailVerification } from '../../blocks/EmailVerification/EmailVerification.js';
import type { EmailVerificationProps } from '../../blocks/EmailVerification/EmailVerification.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { greeting, header, layout, namePlaceholder, notice, page, userName } from './DashboardScreen.css.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

export interface DashboardScreenProps extends DashboardMenuOptions {
  /** Verifies the e-mail address of the user; given while it is not verified. */
  verification?: EmailVerificationProps | undefined;
  /** The name of the signed-in user; undefined while the session is not known. */
  name: string | undefined;
  /** The overview, or the page chosen in the menu. */
  children: ReactNode;
}

/** The layout of all dashboard pages: greeting, menu by role, and the current page. */
export const DashboardScreen = ({ verification, name, children, ...menu }: DashboardScreenProps) => {
  const { dashboard } = useTexts(dashboardTexts);
  return (
    <div className={page}>
      <div className={header}>
        {menu.currentPath === paths.dashboard ? (
          <h1 className={greeting} tabIndex={-1}>
            {dashboard.greeting}
          </h1>
        ) : (
          <p className={greeting}>{dashboard.greeting}</p>
        )}
        {name === undefined ? (
          <Skeleton className={namePlaceholder} />
        ) : (
          <p className={userName}>{dashboard.signedInAs(name)}</p>
        )}
      </div>
      <div className={layout}>
        <DashboardMenu {...menu} isSignedIn={name !== undefined} />
        <div>
          {verification && menu.currentPath === paths.dashboard && (
            <div className={notice}>
              <EmailVerification {...verification} />
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  );
};
