'use client';
import { useId } from 'react';
import { Picture } from '../../elements/Picture/Picture.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { TextFieldProps } from '../../elements/TextField/TextField.js';
import { useTexts } from '../../UiProvider.js';
import { ImageStatus } from './ImageStatus.js';
import { preview } from './PictureField.css.js';
import { useImageStatus } from './useImageStatus.js';
import { addPartTexts } from '../../texts/en/addPart.js';

interface PictureAddressProps extends Omit<TextFieldProps, 'label' | 'type' | 'hint'> {
  /** The typed address. */
  address: string;
  /** Shows the picture below the field. @default false */
  hasPreview?: boolean | undefined;
}

/** A field for the address of a picture, which says whether there is one. */
export const PictureAddress = ({ address, hasPreview = false, ...field }: PictureAddressProps) => {
  const { addPart } = useTexts(addPartTexts);
  const status = useImageStatus(address);
  const statusId = useId();
  return (
    <>
      <TextField
        {...field}
        label={addPart.image}
        type="url"
        // The status of the picture replaces the hint.
        hint={status === 'none' ? addPart.imageHint : undefined}
        aria-describedby={statusId}
        autoComplete="off"
      />
      <ImageStatus id={statusId} status={status} isInsecure={/^http:/i.test(address.trim())} />
      {hasPreview && status === 'found' && (
        <div className={preview} aria-hidden="true">
          <Picture picture={{ src: address.trim(), width: 800, height: 800, alt: '' }} fit="contain" />
        </div>
      )}
    </>
  );
};
