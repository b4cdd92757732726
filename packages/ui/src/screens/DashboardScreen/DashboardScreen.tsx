'use client';
import type { ReactNode } from 'react';
import { DashboardMenu } from '../../blocks/DashboardMenu/DashboardMenu.js';
import type { DashboardMenuProps } from '../../blocks/DashboardMenu/DashboardMenu.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { column, greeting, layout, person, welcome } from './DashboardScreen.css.js';

export interface DashboardScreenProps extends DashboardMenuProps {
  /** Who is signed in. */
  name: string;
  /** The page inside: the overview, or one of the menu's. */
  children: ReactNode;
}

/** The frame of all that needs an account: the greeting, the menu by role, and the page chosen from it. */
export const DashboardScreen = ({ name, role, currentPath, children }: DashboardScreenProps) => {
  const { dashboard } = useUi().texts;
  return (
    <div className={column}>
      <div className={welcome}>
        {currentPath === paths.dashboard ? (
          <h1 className={greeting} tabIndex={-1}>
            {dashboard.greeting}
          </h1>
        ) : (
          <p className={greeting}>{dashboard.greeting}</p>
        )}
        <p className={person}>{dashboard.signedInAs(name)}</p>
      </div>
      <div className={layout}>
        <DashboardMenu role={role} currentPath={currentPath} />
        <div>{children}</div>
      </div>
    </div>
  );
};
