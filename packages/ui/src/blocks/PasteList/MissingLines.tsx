'use client';
import { useId, useState } from 'react';
import { ContactLinks } from '../ContactLinks/ContactLinks.js';
import { Button } from '../../elements/Button/Button.js';
import type { ShopContact } from '../../dealer.js';
import { useTexts } from '../../UiProvider.js';
import { pasteListTexts } from '../../texts/en/pasteList.js';
import { actions, box, heading, hint, missingText } from './PasteList.css.js';

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
    <section className={box} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {pasteList.missing}
      </h2>
      <p>{pasteList.missingLead}</p>
      <p className={missingText}>{text}</p>
      {onNote && (
        <div className={actions}>
          <Button onClick={() => setNote({ text, isComplete: onNote(text) })}>{pasteList.asNote}</Button>
          <p className={hint} role="status">
            {note?.text === text && (note.isComplete ? pasteList.noted : pasteList.noteCut)}
          </p>
        </div>
      )}
      <ContactLinks contact={contact} message={pasteList.message(text)} />
    </section>
  );
};
