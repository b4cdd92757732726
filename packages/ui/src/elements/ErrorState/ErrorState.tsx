'use client';
import type { ErrorKind } from '../../AsyncData.js';
import type { NativeProps } from '../nativeProps.js';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { boxIcon, clockIcon, infoIcon, offlineIcon, userIcon, usersIcon, warningIcon } from '../Icon/icons.js';
import type { IconPath } from '../Icon/Icon.js';

export interface ErrorStateProps extends Omit<NativeProps<'div'>, 'title'> {
  /** Why the content could not be loaded. */
  kind: ErrorKind;
  /** Loads the content again; omit it if a retry cannot help. */
  onRetry?: (() => void) | undefined;
}

const appearance: Record<ErrorKind, { icon: IconPath; tone: 'neutral' | 'warning' | 'danger' }> = {
  offline: { icon: offlineIcon, tone: 'warning' },
  unauthorised: { icon: userIcon, tone: 'neutral' },
  forbidden: { icon: usersIcon, tone: 'warning' },
  passkey: { icon: userIcon, tone: 'warning' },
  notFound: { icon: boxIcon, tone: 'neutral' },
  tooMany: { icon: clockIcon, tone: 'warning' },
  server: { icon: warningIcon, tone: 'danger' },
  unexpected: { icon: infoIcon, tone: 'danger' },
};

/** Shown instead of content that failed to load: the reason, and a retry button or a link that fits it. */
export const ErrorState = ({ kind, onRetry, ...native }: ErrorStateProps) => {
  const { texts } = useUi();
  const canLogIn = kind === 'unauthorised' || kind === 'forbidden';
  return (
    <EmptyState role="alert" {...appearance[kind]} {...texts.errors[kind]} {...native}>
      {onRetry && <Button onClick={onRetry}>{texts.common.tryAgain}</Button>}
      {canLogIn && <ButtonLink href={paths.login}>{texts.navbar.login}</ButtonLink>}
      {kind === 'notFound' && <ButtonLink href={paths.home}>{texts.common.backHome}</ButtonLink>}
    </EmptyState>
  );
};
