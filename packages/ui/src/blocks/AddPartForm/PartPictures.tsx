'use client';
import { useController, useWatch } from 'react-hook-form';
import type { UseFormSetValue } from 'react-hook-form';
import { joinFact, splitFact } from '@dealerkit/domain/parts/partFacts';
import { joinPictures, splitPictures } from '@dealerkit/domain/parts/pictures';
import { PictureAddress } from '../PictureField/PictureAddress.js';
import { PictureField } from '../PictureField/PictureField.js';
import type { UploadPicture } from '../PictureField/PictureField.js';
import type { TypedPart } from './AddPartForm.schema.js';
import type { PartFieldsProps } from './PartFields.js';

interface PartPicturesProps extends PartFieldsProps {
  setValue: UseFormSetValue<TypedPart>;
  /** Uploads a picture; without it there is only a field for the address of the first one. */
  uploadPicture: UploadPicture | undefined;
  /** Shows the picture at an address below its field. @default false */
  hasPreview?: boolean | undefined;
}

const UploadedPictures = ({
  control,
  errors,
  setValue,
  uploadPicture,
}: PartPicturesProps & { uploadPicture: UploadPicture }) => {
  // The first one with an error gets the focus.
  const { ref, value: names } = useController({ control, name: 'not_sent' }).field;
  const image = useController({ control, name: 'image' }).field;
  const pictures = useController({ control, name: 'pictures' }).field;
  const shouldValidate = errors.image !== undefined || errors.not_sent !== undefined;
  const set = (name: 'image' | 'pictures' | 'not_sent', value: string) => setValue(name, value, { shouldValidate });
  return (
    <PictureField
      pictures={joinPictures({ image: image.value, pictures: splitFact('pictures', pictures.value) })}
      onChange={(list) => {
        const stored = splitPictures(list);
        set('image', stored.image);
        set('pictures', joinFact('pictures', stored.pictures));
      }}
      upload={uploadPicture}
      notSent={names === '' ? [] : names.split('\n')}
      onNotSentChange={(all) => set('not_sent', all.join('\n'))}
      error={errors.not_sent?.message}
      addressError={errors.not_sent ? undefined : errors.image?.message}
      ref={ref}
      addressRef={image.ref}
    />
  );
};

const FirstPicture = ({ register, control, errors, hasPreview }: PartPicturesProps) => {
  const address = useWatch({ control, name: 'image' });
  return (
    <PictureAddress
      {...register('image')}
      address={address}
      hasPreview={hasPreview}
      error={errors.image?.message}
      required
    />
  );
};

/** The pictures of a part: files on a host that takes them, or the address of the first one. */
export const PartPictures = ({ uploadPicture, ...fields }: PartPicturesProps) =>
  uploadPicture ? (
    <UploadedPictures {...fields} uploadPicture={uploadPicture} />
  ) : (
    <FirstPicture {...fields} uploadPicture={undefined} />
  );
