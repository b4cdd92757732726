'use client';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../elements/Icon/Icon.js';
import { warningIcon } from '../../elements/Icon/icons.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { useUi } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { button, hiddenIfEmpty, input, value } from './ImportTable.css.js';

interface ImportCellProps {
  /** What the button does, with the field and the row. */
  name: string;
  text: string;
  /** What is wrong with the value. */
  problem: string | undefined;
  /** What becomes of the value, which the user may want to correct. */
  note?: string | undefined;
  /** The value can be corrected although it has no problem of its own. */
  canEdit: boolean;
  onChange: (text: string) => void;
}

const Message = ({ id, problem, note }: Pick<ImportCellProps, 'problem' | 'note'> & { id?: string }) => (
  <Text
    as="span"
    size="label"
    tone={problem === undefined ? 'warning' : 'danger'}
    weight={problem === undefined ? 'normal' : 'strong'}
    className={hiddenIfEmpty}
    id={id}
  >
    {problem ?? note}
  </Text>
);

/** The text of a cell; with a problem, a button that becomes an input. Enter and leaving it keep the text, Escape does not. */
export const ImportCell = ({ name, text, problem, note, canEdit, onChange }: ImportCellProps) => {
  const { common } = useUi().texts;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const [isEditing, setIsEditing] = useState(false);
  const [wasCorrected, setWasCorrected] = useState(false);

  useLayoutEffect(() => {
    if (isEditing) field.current?.select();
    else if (returnsFocus.current) opener.current?.focus();
    returnsFocus.current = false;
  }, [isEditing]);

  const close = (isKept: boolean) => {
    const typed = field.current?.value ?? text;
    setIsEditing(false);
    if (!isKept || typed === text) return;
    setWasCorrected(true);
    onChange(typed);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // The table moves its active cell by the other keys.
    if (event.key !== 'Tab') event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    returnsFocus.current = true;
    close(event.key === 'Enter');
  };

  if (isEditing)
    return (
      <Stack as="span" gap="none">
        <input
          ref={field}
          className={input}
          aria-label={name}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={(problem ?? note) === undefined ? undefined : id}
          defaultValue={text}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onBlur={() => close(!returnsFocus.current)}
        />
        <Message id={id} problem={problem} note={note} />
      </Stack>
    );
  const shown = text.trim() || common.dash;
  if ((problem ?? note) === undefined && !wasCorrected && !canEdit) return shown;
  return (
    <button className={button} type="button" ref={opener} title={problem ?? note} onClick={() => setIsEditing(true)}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <Grid as="span" columns={problem === undefined ? 'one' : 'auto 1'} align="center" gap="xs2" className={value}>
        {problem !== undefined && (
          <Text as="span" size="inherit" tone="danger">
            <Icon path={warningIcon} />
          </Text>
        )}
        <span>{shown}</span>
      </Grid>
      <Message problem={problem} note={note} />
    </button>
  );
};
