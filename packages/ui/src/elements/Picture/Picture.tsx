'use client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { mergeProps } from '../nativeProps.js';
import type { NativeProps } from '../nativeProps.js';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { boxIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import {
  aspectRatio,
  caption,
  image,
  picture as pictureStyle,
  placeholder,
  placeholderContent,
  placeholderIcon,
} from './Picture.css.js';

export interface PictureProps extends Omit<NativeProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'> {
  /** The picture in its formats; an empty `src` shows the placeholder. */
  picture: PictureSource;
  /** The `sizes` attribute of the image. @default '100vw' */
  sizes?: string | undefined;
  /** `natural` keeps the aspect ratio at full width; `cover` and `contain` fill the container as in `object-fit`. @default 'natural' */
  fit?: 'natural' | 'cover' | 'contain' | undefined;
  /** Loads the picture eagerly and with high priority, for the top of the page. */
  priority?: boolean | undefined;
  /** The icon of the placeholder. @default a box */
  drawing?: ReactNode | undefined;
}

interface PlaceholderProps extends NativeProps<'span'> {
  picture: PictureSource;
  drawing: ReactNode;
  fit: keyof typeof image;
}

const Placeholder = ({ picture: { alt, width, height }, drawing, fit, ...native }: PlaceholderProps) => {
  const { texts } = useUi();
  return (
    <span {...mergeProps({ className: placeholder[fit] }, native)}>
      {fit === 'natural' && (
        <svg className={aspectRatio} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true" />
      )}
      <span className={placeholderContent}>
        <span className={placeholderIcon}>{drawing ?? <Icon path={boxIcon} />}</span>
        <span className={caption} aria-hidden="true">
          {texts.common.noPicture}
        </span>
        <VisuallyHidden>{alt ? texts.common.noPictureOf(alt) : texts.common.noPicture}</VisuallyHidden>
      </span>
    </span>
  );
};

const preloadBest = ({ src, sources: [best] = [] }: PictureSource, sizes: string) => {
  if (!best) return;
  const { type, srcSet } = best;
  preload(src, { as: 'image', type, imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
};

/** A picture with reserved space while it loads, and a placeholder if it fails to load. */
export const Picture = ({
  picture,
  sizes = '100vw',
  fit = 'natural',
  priority = false,
  drawing,
  ref,
  ...native
}: PictureProps) => {
  const [failedSrc, setFailedSrc] = useState('');
  // A server writes the preload before the markup, and the browser reads it before the styles.
  if (priority) preloadBest(picture, sizes);
  if (picture.src === failedSrc) return <Placeholder {...native} picture={picture} drawing={drawing} fit={fit} />;
  const onError = () => setFailedSrc(picture.src);
  const checkImage = (element: HTMLElement | null) => {
    const img = element?.querySelector('img');
    // A prerendered picture may have failed before hydration attached `onError`.
    if (img?.complete && img.currentSrc !== '' && img.naturalWidth === 0) onError();
  };
  return (
    <picture className={pictureStyle} ref={checkImage}>
      {picture.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        key={picture.src}
        ref={ref}
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        {...mergeProps({ className: image[fit], onError }, native)}
      />
    </picture>
  );
};
