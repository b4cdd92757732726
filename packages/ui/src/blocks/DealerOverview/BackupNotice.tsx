import { useState } from 'react';
import { Notice } from '../../elements/Notice/Notice.js';
import type { BackupStatus } from '@dealerkit/domain/books/overview';
import { formatAge } from '../../format/dates.js';
import { useTexts } from '../../UiProvider.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';

/** How long ago the last backup was made, in words. */
export const useLastBackup = ({ lastAt }: BackupStatus): string => {
  const { dashboard, locale } = useTexts(dashboardTexts);
  const [now] = useState(() => Date.now());
  return lastAt === undefined ? dashboard.noBackup : dashboard.lastBackup(formatAge(lastAt, locale, now, 'long'));
};

/** Whether there is nothing to warn of. */
export const isBackupFine = ({ isLate, problem }: BackupStatus): boolean => !isLate && problem === undefined;

/** Warns of a late backup, and of one that could not be made or copied. */
export const BackupNotice = ({ backup }: { backup: BackupStatus }) => {
  const { dashboard } = useTexts(dashboardTexts);
  const title = useLastBackup(backup);
  if (isBackupFine(backup)) return undefined;
  return (
    <Notice tone="warning" title={title}>
      {backup.problem && <p>{dashboard.backupProblems[backup.problem]}</p>}
      {backup.isLate && <p>{dashboard.backupLate}</p>}
    </Notice>
  );
};
