import { useUi } from '../../UiProvider.js';
import { picture as remark } from './AddPartForm.css.js';
import type { PictureState } from './usePicture.js';

interface ImageStatusProps {
  /** By which the field above names it as its description. */
  id: string;
  /** What was found at the address. */
  picture: PictureState;
}

/** Says whether there is a picture at the address in the field above. */
export const ImageStatus = ({ id, picture }: ImageStatusProps) => {
  const { addPart } = useUi().texts;
  const words = {
    none: '',
    loading: addPart.pictureLoading,
    found: addPart.pictureFound,
    missing: addPart.pictureMissing,
  };
  return (
    <p id={id} className={remark[picture]} role="status">
      {words[picture]}
    </p>
  );
};
