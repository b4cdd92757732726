'use client';
import type { MyData } from '@dealerkit/domain/account/myData';
import { paths } from '@dealerkit/domain/paths';
import { useId, useState } from 'react';
import type { SubmitError } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Link } from '../../elements/Link/Link.js';
import { useAction } from '../../elements/useAction.js';
import { myDataTexts } from '../../texts/en/myData.js';
import { useTexts } from '../../UiProvider.js';
import { useAmounts } from '../useAmounts.js';
import { buttons, lead, root } from './MyDataDownload.css.js';

/** A file that the user gets. */
export interface SavedFile {
  name: string;
  type: string;
  content: string;
}

export interface MyDataDownloadProps {
  /** Reads everything that the shop keeps of the user. */
  onRead: () => Promise<{ data: MyData } | { error: SubmitError }>;
  /** Saves a file on the device. */
  onSave: (file: SavedFile) => void;
}

/** Lets a user download everything that the shop keeps of them, as a page to read or as JSON. */
export const MyDataDownload = ({ onRead, onSave }: MyDataDownloadProps) => {
  const texts = useTexts(myDataTexts);
  const { myData } = texts;
  const { format: formatAmount } = useAmounts();
  const title = useId();
  const runAction = useAction();
  const [busy, setBusy] = useState<'html' | 'json'>();
  const [error, setError] = useState<SubmitError>();

  const fileOf = async (format: 'html' | 'json', data: MyData): Promise<SavedFile> => {
    if (format === 'json') {
      return { name: 'my-data.json', type: 'application/json', content: JSON.stringify(data, undefined, 2) };
    }
    const { myDataPage } = await import('./myDataPage.js');
    return { name: 'my-data.html', type: 'text/html', content: myDataPage(data, { texts, formatAmount }) };
  };

  const download = async (format: 'html' | 'json') => {
    setBusy(format);
    setError(undefined);
    const failure = await runAction(async () => {
      const read = await onRead();
      if ('error' in read) return read.error;
      onSave(await fileOf(format, read.data));
      return undefined;
    });
    setError(failure);
    setBusy(undefined);
  };

  return (
    <section className={root} aria-labelledby={title}>
      <Heading id={title} size="title">
        {myData.title}
      </Heading>
      <p className={lead}>
        {myData.lead} <Link href={paths.privacy}>{myData.toPrivacy}</Link>
      </p>
      <div className={buttons}>
        <Button busy={busy === 'html'} onClick={() => void download('html')}>
          {myData.asPage}
        </Button>
        <Button busy={busy === 'json'} onClick={() => void download('json')}>
          {myData.asJson}
        </Button>
      </div>
      <FormError message={error?.message} announced={error?.announced} />
    </section>
  );
};
