import { useTexts } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import type { TextProps } from '../../elements/Text/Text.js';
import { imageStatus } from './PictureField.css.js';
import type { ImageLoadStatus } from './useImageStatus.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { picturesTexts } from '../../texts/en/pictures.js';

const english = { ...addPartTexts, ...picturesTexts };

const tones: Record<ImageLoadStatus, TextProps['tone']> = {
  none: 'muted',
  loading: 'muted',
  found: 'success',
  missing: 'warning',
};

interface ImageStatusProps {
  /** The id by which the field above refers to its description. */
  id: string;
  /** Whether there is a picture at the URL. */
  status: ImageLoadStatus;
  /** The URL starts with `http:`. */
  isInsecure: boolean;
}

/** Announces whether there is a picture at the URL in the field above. */
export const ImageStatus = ({ id, status, isInsecure }: ImageStatusProps) => {
  const { addPart, pictures } = useTexts(english);
  const message = {
    none: '',
    loading: addPart.pictureLoading,
    found: isInsecure ? pictures.insecure : addPart.pictureFound,
    missing: addPart.pictureMissing,
  };
  return (
    <Text
      id={id}
      size="label"
      tone={tones[status === 'found' && isInsecure ? 'missing' : status]}
      className={imageStatus}
      role="status"
    >
      {message[status]}
    </Text>
  );
};
