import { Icon } from '../../elements/Icon/Icon.js';
import type { IconPath } from '../../elements/Icon/Icon.js';
import { checkIcon, clockIcon, infoIcon, warningIcon } from '../../elements/Icon/icons.js';
import { useTexts } from '../../UiProvider.js';
import { importPartsTexts } from '../../texts/en/importParts.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { Text } from '../../elements/Text/Text.js';
import type { TextProps } from '../../elements/Text/Text.js';
import type { Status, StatusRow } from './statusOf.js';

const variants: Record<Status, { icon: IconPath; tone: TextProps['tone'] }> = {
  ready: { icon: clockIcon, tone: 'muted' },
  sending: { icon: clockIcon, tone: 'muted' },
  unknown: { icon: warningIcon, tone: 'warning' },
  problem: { icon: warningIcon, tone: 'danger' },
  taken: { icon: warningIcon, tone: 'danger' },
  refused: { icon: warningIcon, tone: 'danger' },
  added: { icon: checkIcon, tone: 'success' },
  change: { icon: clockIcon, tone: 'muted' },
  unchanged: { icon: checkIcon, tone: 'muted' },
  changed: { icon: checkIcon, tone: 'success' },
  conflict: { icon: warningIcon, tone: 'danger' },
  leftOut: { icon: infoIcon, tone: 'muted' },
};

/** The status of a row of the list. */
export const ImportStatus = ({ row: { status, refusal } }: { row: StatusRow }) => {
  const { importParts } = useTexts(importPartsTexts);
  return (
    <Text asChild size="inherit" tone={variants[status].tone}>
      <Grid as="span" columns="auto 1" align="start" gap="xs2">
        <Icon path={variants[status].icon} />
        <span>{refusal ?? importParts.statuses[status]}</span>
      </Grid>
    </Text>
  );
};
