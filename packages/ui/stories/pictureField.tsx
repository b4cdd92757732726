import { useState } from 'react';
import { within } from 'storybook/test';
import { PictureField } from '../src/blocks/PictureField/PictureField.js';
import type { PictureFieldProps } from '../src/blocks/PictureField/PictureField.js';

/** A `PictureField` that keeps its pictures, as a form does. */
export const KeptPictures = ({ onChange, onNotSentChange, ...props }: PictureFieldProps) => {
  const [pictures, setPictures] = useState(props.pictures);
  const [notSent, setNotSent] = useState(props.notSent);
  return (
    <PictureField
      {...props}
      pictures={pictures}
      onChange={(next) => {
        onChange(next);
        setPictures(next);
      }}
      notSent={notSent}
      onNotSentChange={(names) => {
        onNotSentChange(names);
        setNotSent(names);
      }}
    />
  );
};

/** The controls of a `PictureField`. */
export const pictureFieldIn = (canvasElement: HTMLElement) => {
  const field = within(within(canvasElement).getByRole('group', { name: 'Pictures' }));
  return {
    field,
    area: field.getByRole('group', { name: 'Drop or paste pictures here' }),
    address: field.getByRole('textbox', { name: 'Image URL' }),
    button: (name: string) => field.getByRole('button', { name }),
    /** The texts of the listed pictures. */
    texts: () =>
      field.queryAllByRole('textbox', { name: /^What picture/ }).map((text) => (text as HTMLInputElement).value),
  };
};
