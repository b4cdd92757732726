import { useTexts } from '../../UiProvider.js';
import { imageStatus } from './AddPartForm.css.js';
import type { ImageLoadStatus } from './useImageStatus.js';
import { addPartTexts } from '../../texts/en/addPart.js';

interface ImageStatusProps {
  /** The id by which the field above refers to its description. */
  id: string;
  /** Whether there is a picture at the URL. */
  status: ImageLoadStatus;
}

/** Announces whether there is a picture at the URL in the field above. */
export const ImageStatus = ({ id, status }: ImageStatusProps) => {
  const { addPart } = useTexts(addPartTexts);
  const message = {
    none: '',
    loading: addPart.pictureLoading,
    found: addPart.pictureFound,
    missing: addPart.pictureMissing,
  };
  return (
    <p id={id} className={imageStatus[status]} role="status">
      {message[status]}
    </p>
  );
};
