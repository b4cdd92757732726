'use client';
import { useId, useState } from 'react';
import { ContactLinks } from '../ContactLinks/ContactLinks.js';
import { Button } from '../../elements/Button/Button.js';
import type { ShopContact } from '../../dealer.js';
import { useTexts } from '../../UiProvider.js';
import { pasteListTexts } from '../../texts/en/pasteList.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Card } from '../../elements/Card/Card.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { missingText } from './PasteList.css.js';

interface MissingLinesProps {
  /** The lines without a part. */
  lines: readonly string[];
  contact: ShopContact;
  /** Adds the lines to the note of the order, and returns whether all had room. */
  onNote: ((lines: string) => boolean) | undefined;
}

/** The lines that were not found, which the customer can send to the shop. */
export const MissingLines = ({ lines, contact, onNote }: MissingLinesProps) => {
  const { pasteList } = useTexts(pasteListTexts);
  const id = useId();
  const text = lines.join('\n');
  const [note, setNote] = useState<{ text: string; isComplete: boolean }>();
  return (
    <Card as="section" kind="panel" padding="md" gap="sm" aria-labelledby={id}>
      <Heading id={id} size="title">
        {pasteList.missing}
      </Heading>
      <p>{pasteList.missingLead}</p>
      <Card kind="panel" background="sunken" padding="sm" className={missingText}>
        {text}
      </Card>
      {onNote && (
        <Stack direction="row" gap="sm">
          <Button onClick={() => setNote({ text, isComplete: onNote(text) })}>{pasteList.asNote}</Button>
          <Text size="label" tone="muted" wrap="anywhere" role="status">
            {note?.text === text && (note.isComplete ? pasteList.noted : pasteList.noteCut)}
          </Text>
        </Stack>
      )}
      <ContactLinks contact={contact} message={pasteList.message(text)} />
    </Card>
  );
};
