'use client';
import type { ReactNode } from 'react';
import { DashboardMenu } from '../../blocks/DashboardMenu/DashboardMenu.js';
import type { DashboardMenuProps } from '../../blocks/DashboardMenu/DashboardMenu.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { greeting, header, layout, page, userName } from './DashboardScreen.css.js';

export interface DashboardScreenProps extends DashboardMenuProps {
  /** The name of the signed-in user. */
  name: string;
  /** The overview, or the page chosen in the menu. */
  children: ReactNode;
}

/** The layout of all dashboard pages: greeting, menu by role, and the current page. */
export const DashboardScreen = ({ name, children, ...menu }: DashboardScreenProps) => {
  const { dashboard } = useUi().texts;
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
        <p className={userName}>{dashboard.signedInAs(name)}</p>
      </div>
      <div className={layout}>
        <DashboardMenu {...menu} />
        <div>{children}</div>
      </div>
    </div>
  );
};
