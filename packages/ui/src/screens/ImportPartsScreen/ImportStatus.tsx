import { Icon } from '../../elements/Icon/Icon.js';
import type { IconPath } from '../../elements/Icon/Icon.js';
import { checkIcon, clockIcon, infoIcon, warningIcon } from '../../elements/Icon/icons.js';
import { useTexts } from '../../UiProvider.js';
import { importPartsTexts } from '../../texts/en/importParts.js';
import { status as statusStyles } from './ImportTable.css.js';
import type { Status, StatusRow } from './statusOf.js';

const variants: Record<Status, { icon: IconPath; tone: keyof typeof statusStyles }> = {
  ready: { icon: clockIcon, tone: 'neutral' },
  sending: { icon: clockIcon, tone: 'neutral' },
  unknown: { icon: warningIcon, tone: 'warning' },
  problem: { icon: warningIcon, tone: 'danger' },
  taken: { icon: warningIcon, tone: 'danger' },
  refused: { icon: warningIcon, tone: 'danger' },
  added: { icon: checkIcon, tone: 'success' },
  change: { icon: clockIcon, tone: 'neutral' },
  unchanged: { icon: checkIcon, tone: 'neutral' },
  changed: { icon: checkIcon, tone: 'success' },
  conflict: { icon: warningIcon, tone: 'danger' },
  leftOut: { icon: infoIcon, tone: 'neutral' },
};

/** The status of a row of the list. */
export const ImportStatus = ({ row: { status, refusal } }: { row: StatusRow }) => {
  const { importParts } = useTexts(importPartsTexts);
  return (
    <span className={statusStyles[variants[status].tone]}>
      <Icon path={variants[status].icon} />
      <span>{refusal ?? importParts.statuses[status]}</span>
    </span>
  );
};
