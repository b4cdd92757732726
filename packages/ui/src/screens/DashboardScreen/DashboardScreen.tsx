'use client';
import type { ReactNode } from 'react';
import { DashboardMenu } from '../../blocks/DashboardMenu/DashboardMenu.js';
import type { DashboardMenuOptions } from '../../blocks/DashboardMenu/DashboardMenu.js';
import { EmailVerification } from '../../blocks/EmailVerification/EmailVerification.js';
import type { EmailVerificationProps } from '../../blocks/EmailVerification/EmailVerification.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { pageAt, paths } from '@dealerkit/domain/paths';
import type { PageName } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Page } from '../../elements/Page/Page.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { dense, layout, namePlaceholder, notice } from './DashboardScreen.css.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

export interface DashboardScreenProps extends DashboardMenuOptions {
  /** Verifies the e-mail address of the user; given while it is not verified. */
  verification?: EmailVerificationProps | undefined;
  /** The name of the signed-in user; undefined while the session is not known. */
  name: string | undefined;
  /** The overview, or the page chosen in the menu. */
  children: ReactNode;
}

/** The pages without the greeting: people work in them all day, so they begin high on the screen. */
const isDense = (page: PageName | undefined) => page !== undefined && !['dashboard', 'review'].includes(page);

/** The layout of all dashboard pages: greeting, menu by role, and the current page. */
export const DashboardScreen = ({ verification, name, children, ...menu }: DashboardScreenProps) => {
  const { dashboard } = useTexts(dashboardTexts);
  // Not by what the page is made of, which would move when its code arrives.
  const hasGreeting = !isDense(pageAt(menu.currentPath.toLowerCase()));
  return (
    <Page gap="lg" className={hasGreeting ? undefined : dense}>
      {hasGreeting && (
        <Stack direction="row" align="baseline" justify="between" gap="xs2">
          {menu.currentPath === paths.dashboard ? (
            <Heading level={1} tabIndex={-1}>
              {dashboard.greeting}
            </Heading>
          ) : (
            <Heading as="p" size="title">
              {dashboard.greeting}
            </Heading>
          )}
          {name === undefined ? (
            <Skeleton className={namePlaceholder} />
          ) : (
            <Text size="label" tone="muted">
              {dashboard.signedInAs(name)}
            </Text>
          )}
        </Stack>
      )}
      <Grid columns="one" gap="lg" className={layout}>
        <DashboardMenu {...menu} isSignedIn={name !== undefined} />
        <div>
          {verification && menu.currentPath === paths.dashboard && (
            <div className={notice}>
              <EmailVerification {...verification} />
            </div>
          )}
          {children}
        </div>
      </Grid>
    </Page>
  );
};
