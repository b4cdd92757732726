'use client';
import { personalData, personalDataOf } from '@dealerkit/domain/account/personalData';
import type { PersonalDataName, Retention } from '@dealerkit/domain/account/personalData';
import { paths } from '@dealerkit/domain/paths';
import type { AsyncData } from '../../AsyncData.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Card } from '../../elements/Card/Card.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { privacyTexts } from '../../texts/en/privacy.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PageHeader } from '../../elements/PageHeader/PageHeader.js';
import { Section } from '../../elements/Section/Section.js';
import { Page } from '../../elements/Page/Page.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Text } from '../../elements/Text/Text.js';
import { facts, lastFact } from './PrivacyScreen.css.js';

export interface PrivacyScreenProps {
  /** How long the host keeps what, in days. Without it the page has only what the browser and the provider of the sign-in keep. */
  retention?: AsyncData<Retention> | undefined;
  /** Whether the profile has the download of the data and the deletion of the account. @default false */
  hasRights?: boolean | undefined;
}

/** How long a row is kept, in the words of the page. */
const useKept = (retention: Retention | undefined) => {
  const { privacy } = useTexts(privacyTexts);
  const { formatNumber } = useUi();
  return (name: PersonalDataName): string => {
    const { kept } = personalData[name];
    if (kept in privacy.kept) return privacy.kept[kept as keyof typeof privacy.kept];
    const days = retention?.[kept as keyof Retention];
    if (days === undefined) return privacy.byDealer;
    const years = days / 365;
    return Number.isInteger(years) ? privacy.years(years, formatNumber(years)) : privacy.days(days, formatNumber(days));
  };
};

/** Rows whose deletion is told in other words. */
const exceptions = { reviews: 'reviewsStay', signIn: 'signInStays', device: 'deviceStays' } as const;

const useOnDeletion = () => {
  const { privacy } = useTexts(privacyTexts);
  return (name: PersonalDataName): string =>
    name in exceptions
      ? privacy[exceptions[name as keyof typeof exceptions]]
      : privacy.onDeletion[personalData[name].onDeletion];
};

const Row = ({ name, retention }: { name: PersonalDataName; retention: Retention | undefined }) => {
  const { privacy } = useTexts(privacyTexts);
  const kept = useKept(retention);
  const onDeletion = useOnDeletion();
  return (
    <Card as="li" gap="xs">
      <Heading level={3}>{privacy.rows[name].title}</Heading>
      <Text measure>{privacy.rows[name].what}</Text>
      <Grid as="dl" columns="two" gap="sm" className={facts}>
        <div>
          <Text as="dt" size="label" tone="muted">
            {privacy.why}
          </Text>
          <dd>{privacy.reasons[personalData[name].reason]}</dd>
        </div>
        <div>
          <Text as="dt" size="label" tone="muted">
            {privacy.howLong}
          </Text>
          <dd>{kept(name)}</dd>
        </div>
        <div className={lastFact}>
          <Text as="dt" size="label" tone="muted">
            {privacy.afterDeletion}
          </Text>
          <dd>{onDeletion(name)}</dd>
        </div>
      </Grid>
    </Card>
  );
};

interface GroupProps {
  keeper: 'host' | 'provider' | 'browser';
  retention?: Retention | undefined;
}

const Group = ({ keeper, retention }: GroupProps) => {
  const { privacy } = useTexts(privacyTexts);
  return (
    <Section title={privacy.keepers[keeper]} size="title" padding="none" gap="md">
      <Grid as="ul" columnWidth="xl">
        {personalDataOf(keeper).map((name) => (
          <Row key={name} name={name} retention={retention} />
        ))}
      </Grid>
    </Section>
  );
};

/** Says what is kept of a person, why and how long (`/privacy`). */
export const PrivacyScreen = ({ retention, hasRights = false }: PrivacyScreenProps) => {
  const { privacy, titles } = useTexts(privacyTexts);
  return (
    <Page gap="xl">
      <PageHeader title={titles.privacy} lead={privacy.lead} />
      {retention && (
        <Async value={retention} skeleton={<Skeleton lines={12} />}>
          {(data) => <Group keeper="host" retention={data} />}
        </Async>
      )}
      <Group keeper="provider" />
      <Group keeper="browser" />
      {hasRights && (
        <Section title={privacy.rightsTitle} size="title" padding="none" gap="sm">
          <Text measure>{privacy.rights}</Text>
          <div>
            <ButtonLink href={paths.myProfile}>{privacy.toProfile}</ButtonLink>
          </div>
        </Section>
      )}
    </Page>
  );
};
