'use client';
import { Fragment } from 'react';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { Switch } from '../../elements/Switch/Switch.js';
import { useTexts } from '../../UiProvider.js';
import { orderDeskTexts } from '../../texts/en/orderDesk.js';
import { Text } from '../../elements/Text/Text.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { key as keyStyle, list, note as noteStyle } from './ShortcutsDialog.css.js';

/** What one or several keys do. */
export interface KeyHelp {
  /** The keys, any of which does it. */
  keys: readonly string[];
  /** What they do. */
  help: string;
}

/** Whether single keys act, and what changes it. */
export interface SingleKeys {
  isOn: boolean;
  /** Called when the user switches them on or off. */
  onChange: (isOn: boolean) => void;
}

export interface ShortcutsDialogProps {
  /** The heading. */
  title: string;
  /** A sentence that says when the keys act. */
  lead: string;
  /** The keys in the order of the work. */
  keys: readonly KeyHelp[];
  /** A further sentence below them. */
  note?: string | undefined;
  /** Switches the single keys of all pages on or off; without it there is no switch. */
  singleKeys?: SingleKeys | undefined;
  /** Called when the user closes the sheet. */
  onClose: () => void;
}

/** Lists the single keys of a list in a dialog; open while it is rendered. */
export const ShortcutsDialog = ({ title, lead, keys, note, singleKeys, onClose }: ShortcutsDialogProps) => {
  const { orderDesk } = useTexts(orderDeskTexts);
  return (
    <Dialog title={title} description={lead} size="small" onClose={onClose}>
      <Grid as="dl" columns="auto 1" gap="xs" className={list}>
        {keys.map(({ keys: all, help }) => (
          <Fragment key={help}>
            <Text as="dt" size="label" tone="muted">
              {all.map((each, index) => (
                <Fragment key={each}>
                  {index > 0 && ` ${orderDesk.keyOr} `}
                  <kbd className={keyStyle}>{each}</kbd>
                </Fragment>
              ))}
            </Text>
            <dd>{help}</dd>
          </Fragment>
        ))}
      </Grid>
      {note !== undefined && (
        <Text size="label" tone="muted" className={noteStyle}>
          {note}
        </Text>
      )}
      {singleKeys && (
        <Text as="div" size="label" tone="muted" className={noteStyle}>
          <Switch
            label={orderDesk.singleKeys}
            hint={orderDesk.singleKeysHint}
            checked={singleKeys.isOn}
            onChange={({ target }) => singleKeys.onChange(target.checked)}
          />
        </Text>
      )}
    </Dialog>
  );
};
