import { useAccountUi } from '../../useAccountUi.js';
import { picture as remark } from './AddPartForm.css.js';
import type { PictureState } from './usePicture.js';

/** Says whether there is a picture at the address in the field above. */
export const PictureRemark = ({ picture }: { picture: PictureState }) => {
  const { addPart } = useAccountUi().texts;
  const words = {
    none: '',
    loading: addPart.pictureLoading,
    found: addPart.pictureFound,
    missing: addPart.pictureMissing,
  };
  return (
    <p className={remark[picture]} role="status">
      {words[picture]}
    </p>
  );
};
