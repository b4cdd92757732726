'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { setStyle } from '../../elements/setStyle.js';
import { useAction } from '../../elements/useAction.js';
import { useTexts } from '../../UiProvider.js';
import { picturesTexts } from '../../texts/en/pictures.js';
import { cropRect } from './cropRect.js';
import type { Crop, Size } from './cropRect.js';
import { drawCropped } from './drawCropped.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { frame, image as imageStyle, range, sliders } from './PictureField.css.js';

export interface PictureCropProps {
  /** The address of the picture, on the origin of the page. */
  image: string;
  /** What the picture shows. */
  alt: string;
  /** Called with the cropped picture. */
  onCrop: (picture: Blob) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

const MAX_ZOOM = 4;

const percent = (fraction: number) => `${String(fraction * 100)}%`;

const placeOf = ({ left, top, width, height }: ReturnType<typeof cropRect>) => ({
  'inset-inline-start': percent(left),
  'inset-block-start': percent(top),
  'inline-size': percent(width),
  'block-size': percent(height),
});

/** Places a picture in the format of the cards, before the grey of the studio photos. */
export const PictureCrop = ({ image, alt, onCrop, onClose }: PictureCropProps) => {
  const { pictures } = useTexts(picturesTexts);
  const runAction = useAction();
  const frameRef = useRef<HTMLDivElement>(null);
  const imageRef = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 });
  const [error, setError] = useState<string>();

  const apply = async () => {
    const failed = await runAction(async () => {
      const background = frameRef.current && getComputedStyle(frameRef.current).backgroundColor;
      const cropped = imageRef.current && background && (await drawCropped(imageRef.current, crop, background));
      if (!cropped) return { message: pictures.cropFailed };
      onCrop(cropped);
      return undefined;
    });
    setError(failed?.message);
  };
  useLayoutEffect(() => {
    if (size) setStyle(placeOf(cropRect(size, crop)))(imageRef.current);
  }, [size, crop]);
  const sliderOf = (name: keyof Crop, label: string, min: number, max: number) => (
    <Stack asChild gap="none">
      <label>
        <Text as="span" size="inherit" weight="strong">
          {label}
        </Text>
        <input
          type="range"
          className={range}
          min={min}
          max={max}
          step={0.05}
          value={crop[name]}
          onChange={({ target }) => setCrop({ ...crop, [name]: target.valueAsNumber })}
        />
      </label>
    </Stack>
  );

  return (
    <Dialog
      title={pictures.cropTitle}
      size="small"
      closesOnOutsideClick={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{pictures.cropCancel}</Button>
          <Button tone="accent" aria-disabled={!size} onClick={() => size && void apply()}>
            {pictures.cropApply}
          </Button>
        </>
      }
    >
      <div ref={frameRef} className={frame}>
        <img
          ref={imageRef}
          src={image}
          alt={alt}
          className={imageStyle}
          onLoad={({ currentTarget }) =>
            setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={() => setError(pictures.cropFailed)}
        />
      </div>
      <Stack gap="xs" className={sliders}>
        {sliderOf('zoom', pictures.cropZoom, 1, MAX_ZOOM)}
        {sliderOf('x', pictures.cropX, 0, 1)}
        {sliderOf('y', pictures.cropY, 0, 1)}
      </Stack>
      <FormError message={error} />
    </Dialog>
  );
};
