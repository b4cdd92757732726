/** The address that is sent where a call needs one for a part without a picture; it is read as none. */
export const noPicture = '/no-picture';
