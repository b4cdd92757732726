import { useTexts } from '../../UiProvider.js';
import { imageStatus } from './PictureField.css.js';
import type { ImageLoadStatus } from './useImageStatus.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { picturesTexts } from '../../texts/en/pictures.js';

const english = { ...addPartTexts, ...picturesTexts };

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
    <p id={id} className={imageStatus[status === 'found' && isInsecure ? 'missing' : status]} role="status">
      {message[status]}
    </p>
  );
};
