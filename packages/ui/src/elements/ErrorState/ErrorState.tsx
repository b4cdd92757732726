'use client';
import type { ErrorKind } from '../../AsyncData.js';
import type { NativeProps } from '../nativeProps.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import type { IconName } from '../Icon/Icon.js';

export interface ErrorStateProps extends Omit<NativeProps<'div'>, 'title'> {
  /** Why the content could not be loaded. */
  kind: ErrorKind;
  /** Loads the content again; omit it if a retry cannot help. */
  onRetry?: (() => void) | undefined;
}

const appearance: Record<ErrorKind, { icon: IconName; tone: 'neutral' | 'warning' | 'danger' }> = {
  offline: { icon: 'offline', tone: 'warning' },
  unauthorised: { icon: 'user', tone: 'neutral' },
  forbidden: { icon: 'users', tone: 'warning' },
  notFound: { icon: 'box', tone: 'neutral' },
  tooMany: { icon: 'clock', tone: 'warning' },
  server: { icon: 'warning', tone: 'danger' },
  unexpected: { icon: 'info', tone: 'danger' },
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
