import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { row } from './CopyPage.css.js';

export interface CopyPageProps {
  /** Loads the text of the page as Markdown. */
  load: () => Promise<string>;
}

/** Copies the text of a page of the documentation, and says whether it is copied. */
export const CopyPage = ({ load }: CopyPageProps) => {
  const [result, setResult] = useState('');
  const copy = async () => {
    setResult('');
    try {
      // Safari only allows the clipboard before the first wait, so it gets the promise.
      const text = load().then((markdown) => new Blob([markdown], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      setResult('The page is copied as Markdown.');
    } catch {
      setResult('The page was not copied. Its text is in dist/llms of @dealerkit/ui.');
    }
  };
  return (
    <div className={row} lang="en">
      <Button size="small" onClick={() => void copy()}>
        Copy for assistants
      </Button>
      <span role="status">{result}</span>
    </div>
  );
};
