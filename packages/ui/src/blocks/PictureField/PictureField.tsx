'use client';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { MAX_PICTURES } from '@dealerkit/domain/parts/pictures';
import type { ListedPicture } from '@dealerkit/domain/parts/pictures';
import { Button } from '../../elements/Button/Button.js';
import { FileButton } from '../../elements/FileButton/FileButton.js';
import { FileField } from '../../elements/FileField/FileField.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { picturesTexts } from '../../texts/en/pictures.js';
import { PendingRow } from './PendingRow.js';
import { PictureAddress } from './PictureAddress.js';
import { PictureList } from './PictureList.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { camera } from './PictureField.css.js';
import { MAX_MEGABYTES, acceptedTypes, sortFiles } from './sortFiles.js';
import { useFilePaste } from './useFilePaste.js';
import { useLeftOut } from './useLeftOut.js';
import { usePictureUploads } from './usePictureUploads.js';
import type { UploadPicture } from './usePictureUploads.js';
import { useTypedAddress } from './useTypedAddress.js';

export type { UploadPicture } from './usePictureUploads.js';

export interface PictureFieldProps {
  /** The pictures, the first one first. */
  pictures: readonly ListedPicture[];
  /** Called with the pictures after each change. */
  onChange: (pictures: readonly ListedPicture[]) => void;
  /** Uploads a picture. */
  upload: UploadPicture;
  /** The names of files that are not uploaded yet, also of those that a reload has lost. */
  notSent: readonly string[];
  /** Called with the names of the files that are not uploaded yet. */
  onNotSentChange: (names: readonly string[]) => void;
  /** Why the files are not accepted. */
  error?: string | undefined;
  /** Why the address is not accepted. */
  addressError?: string | undefined;
  /** The group of all controls, which can have the focus. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The field for an address. */
  addressRef?: Ref<HTMLInputElement> | undefined;
}

/** The pictures of a part: dropped, pasted, chosen or photographed, then uploaded, or named by their addresses; sorted, each with a text. */
export const PictureField = ({
  pictures,
  onChange,
  ref,
  addressRef,
  error,
  addressError,
  ...files
}: PictureFieldProps) => {
  const { formatNumber, texts: shared } = useUi();
  const { pictures: texts } = useTexts(picturesTexts);
  const id = useId();
  const [problem, setProblem] = useState('');
  const [message, setMessage] = useState('');
  const { address, setTyped, rows } = useTypedAddress(pictures);
  const leftOut = useLeftOut();

  const setRows = (next: readonly ListedPicture[], last = address) =>
    onChange(last.trim() === '' ? next : [...next, { image: last, text: '' }]);
  const { pending, lost, forgetLost, add, retry, remove } = usePictureUploads({
    ...files,
    onUploaded: (image, { file, replaces }) => {
      // The same picture has the same address.
      const isListed = rows.some((row) => row.image === image);
      if (replaces !== undefined) setRows(rows.map((row) => (row.image === replaces ? { ...row, image } : row)));
      else if (!isListed) setRows([...rows, { image, text: '' }]);
      setMessage(texts.uploaded(file.name));
    },
  });
  const current = pending.find((each) => each.error === undefined);

  const choose = async (chosen: readonly File[]) => {
    const sorted = await sortFiles(chosen, Math.max(MAX_PICTURES - pictures.length - pending.length, 0));
    setProblem(leftOut(sorted));
    add(sorted.accepted);
  };
  const onFiles = (chosen: readonly File[]) => void choose(chosen);
  useFilePaste(onFiles);
  const focusPart = (part = '') => document.getElementById(id + part)?.focus();

  return (
    <Stack ref={ref} id={id} role="group" aria-labelledby={`${id}-label`} tabIndex={-1} gap="sm">
      <Text weight="strong" id={`${id}-label`}>
        {texts.label}
      </Text>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      {lost.length > 0 && (
        <Notice tone="warning">
          <p>{texts.notSent(new Intl.ListFormat(shared.locale).format(lost))}</p>
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              flushSync(forgetLost);
              focusPart();
            }}
          >
            {texts.leaveOut}
          </Button>
        </Notice>
      )}
      <PictureList
        rows={rows}
        onChange={(next, announced) => {
          setRows(next);
          if (announced !== undefined) setMessage(announced);
        }}
        onReplace={(picture, image) => add([picture], image)}
        onRemoved={focusPart}
      />
      {pending.length > 0 && (
        <Stack as="ul" gap="sm">
          {pending.map((each) => (
            <PendingRow
              key={each.id}
              pending={each}
              isCurrent={each === current}
              onRetry={() => retry(each.id)}
              onRemove={() => {
                flushSync(() => remove(each.id));
                focusPart();
              }}
            />
          ))}
        </Stack>
      )}
      <FileField
        label={texts.drop}
        buttonText={texts.choose}
        hint={texts.hint(formatNumber(MAX_MEGABYTES))}
        error={[problem, error].filter(Boolean).join(' ') || undefined}
        accept={acceptedTypes}
        multiple
        onFiles={onFiles}
      />
      <div className={camera}>
        <FileButton accept={acceptedTypes} capture="environment" onFiles={onFiles}>
          {texts.photograph}
        </FileButton>
      </div>
      <PictureAddress
        ref={addressRef}
        id={`${id}-address`}
        address={address}
        value={address}
        hasPreview
        required={pictures.length === 0}
        error={addressError}
        onChange={({ target }) => {
          setTyped(target.value);
          setRows(rows, target.value);
        }}
      />
      {address !== '' && (
        <div>
          <Button
            size="small"
            onClick={() => {
              flushSync(() => setTyped(''));
              focusPart('-address');
            }}
          >
            {texts.addAddress}
          </Button>
        </div>
      )}
    </Stack>
  );
};
