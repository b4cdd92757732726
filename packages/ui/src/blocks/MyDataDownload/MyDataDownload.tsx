'use client';
import type { MyData } from '@dealerkit/domain/account/myData';
import { paths } from '@dealerkit/domain/paths';
import { useState } from 'react';
import type { SubmitError } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Link } from '../../elements/Link/Link.js';
import { useAction } from '../../elements/useAction.js';
import { myDataTexts } from '../../texts/en/myData.js';
import { useTexts } from '../../UiProvider.js';
import { useAmounts } from '../useAmounts.js';
import { Section } from '../../elements/Section/Section.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';

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
    <Section title={myData.title} size="title" padding="none" gap="sm">
      <Text tone="muted" measure>
        {myData.lead} <Link href={paths.privacy}>{myData.toPrivacy}</Link>
      </Text>
      <Stack direction="row" gap="sm">
        <Button busy={busy === 'html'} onClick={() => void download('html')}>
          {myData.asPage}
        </Button>
        <Button busy={busy === 'json'} onClick={() => void download('json')}>
          {myData.asJson}
        </Button>
      </Stack>
      <FormError message={error?.message} announced={error?.announced} />
    </Section>
  );
};
