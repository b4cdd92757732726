'use client';
import type { ErrorKind } from '../../AsyncData.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import type { IconName } from '../Icon/Icon.js';

export interface ErrorStateProps {
  /** Why it could not be had. */
  kind: ErrorKind;
  /** Asks once more. Leave it out where asking again cannot help. */
  onRetry?: () => void;
}

const looks: Record<ErrorKind, { icon: IconName; tone: 'neutral' | 'warning' | 'danger' }> = {
  offline: { icon: 'offline', tone: 'warning' },
  unauthorised: { icon: 'user', tone: 'neutral' },
  forbidden: { icon: 'users', tone: 'warning' },
  notFound: { icon: 'box', tone: 'neutral' },
  tooMany: { icon: 'clock', tone: 'warning' },
  server: { icon: 'warning', tone: 'danger' },
  unexpected: { icon: 'info', tone: 'danger' },
};

/** Stands where content would be that could not be had: says why, and offers the ways on that fit. */
export const ErrorState = ({ kind, onRetry }: ErrorStateProps) => {
  const { texts } = useUi();
  const mayHelpToLogin = kind === 'unauthorised' || kind === 'forbidden';
  return (
    <div role="alert">
      <EmptyState {...looks[kind]} {...texts.failure[kind]}>
        {onRetry && <Button onClick={onRetry}>{texts.common.tryAgain}</Button>}
        {mayHelpToLogin && <ButtonLink href={paths.login}>{texts.navbar.login}</ButtonLink>}
        {kind === 'notFound' && <ButtonLink href={paths.home}>{texts.common.backHome}</ButtonLink>}
      </EmptyState>
    </div>
  );
};
