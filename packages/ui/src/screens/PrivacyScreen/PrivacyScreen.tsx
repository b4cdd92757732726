'use client';
import { personalData, personalDataOf } from '@dealerkit/domain/account/personalData';
import type { PersonalDataName, Retention } from '@dealerkit/domain/account/personalData';
import { paths } from '@dealerkit/domain/paths';
import { useId } from 'react';
import type { AsyncData } from '../../AsyncData.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Card } from '../../elements/Card/Card.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Skeleton } from '../../elements/Skeleton/Skeleton.js';
import { privacyTexts } from '../../texts/en/privacy.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { facts, group, lastFact, lead, page, rights, row, rows, term, title, what } from './PrivacyScreen.css.js';

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
    <Card asChild>
      <li className={row}>
        <Heading level={3}>{privacy.rows[name].title}</Heading>
        <p className={what}>{privacy.rows[name].what}</p>
        <dl className={facts}>
          <div>
            <dt className={term}>{privacy.why}</dt>
            <dd>{privacy.reasons[personalData[name].reason]}</dd>
          </div>
          <div>
            <dt className={term}>{privacy.howLong}</dt>
            <dd>{kept(name)}</dd>
          </div>
          <div className={lastFact}>
            <dt className={term}>{privacy.afterDeletion}</dt>
            <dd>{onDeletion(name)}</dd>
          </div>
        </dl>
      </li>
    </Card>
  );
};

interface GroupProps {
  keeper: 'host' | 'provider' | 'browser';
  retention?: Retention | undefined;
}

const Group = ({ keeper, retention }: GroupProps) => {
  const { privacy } = useTexts(privacyTexts);
  const id = useId();
  return (
    <section className={group} aria-labelledby={id}>
      <Heading id={id} size="title">
        {privacy.keepers[keeper]}
      </Heading>
      <ul className={rows}>
        {personalDataOf(keeper).map((name) => (
          <Row key={name} name={name} retention={retention} />
        ))}
      </ul>
    </section>
  );
};

/** Says what is kept of a person, why and how long (`/privacy`). */
export const PrivacyScreen = ({ retention, hasRights = false }: PrivacyScreenProps) => {
  const { privacy, titles } = useTexts(privacyTexts);
  const rightsTitle = useId();
  return (
    <div className={page}>
      <div>
        <h1 className={title} tabIndex={-1}>
          {titles.privacy}
        </h1>
        <p className={lead}>{privacy.lead}</p>
      </div>
      {retention && (
        <Async value={retention} skeleton={<Skeleton lines={12} />}>
          {(data) => <Group keeper="host" retention={data} />}
        </Async>
      )}
      <Group keeper="provider" />
      <Group keeper="browser" />
      {hasRights && (
        <section className={rights} aria-labelledby={rightsTitle}>
          <Heading id={rightsTitle} size="title">
            {privacy.rightsTitle}
          </Heading>
          <p className={what}>{privacy.rights}</p>
          <ButtonLink href={paths.myProfile}>{privacy.toProfile}</ButtonLink>
        </section>
      )}
    </div>
  );
};
