'use client';
import { useState } from 'react';
import { useUi } from '../../UiProvider.js';
import type { PictureSource } from '../../UiProvider.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { caption, drawing, formats, image, outline, placeholder, shape } from './Picture.css.js';

export interface PictureProps {
  /** The picture in its formats; one with an empty `src` is drawn as a placeholder at once. */
  picture: PictureSource;
  /** How wide it is drawn, in the words of the `sizes` attribute. @default '100vw' */
  sizes?: string;
  /** `whole` keeps its shape; `cover` fills the box it stands in and may lose its edges, `contain` fits into it. @default 'natural' */
  fit?: keyof typeof image;
  /** It is the first thing to see: fetched at once and before all others. */
  priority?: boolean;
}

const Placeholder = ({ picture: { alt, width, height }, fit }: { picture: PictureSource; fit: keyof typeof image }) => {
  const { texts } = useUi();
  return (
    <span className={placeholder[fit]}>
      {fit === 'natural' && (
        <svg className={shape} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true" />
      )}
      <span className={drawing}>
        <span className={outline}>
          <Icon name="box" />
        </span>
        <span className={caption} aria-hidden="true">
          {texts.common.noPicture}
        </span>
        <VisuallyHidden>{alt ? texts.common.noPictureOf(alt) : texts.common.noPicture}</VisuallyHidden>
      </span>
    </span>
  );
};

/** A picture whose place is kept before it arrives, and that is drawn as a placeholder if it never does. */
export const Picture = ({ picture, sizes = '100vw', fit = 'natural', priority = false }: PictureProps) => {
  const [brokenSrc, setBrokenSrc] = useState('');
  if (picture.src === brokenSrc) return <Placeholder picture={picture} fit={fit} />;
  const giveUp = () => setBrokenSrc(picture.src);
  return (
    <picture className={formats}>
      {picture.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        key={picture.src}
        ref={(img) => {
          // A prerendered picture may have failed before React was there to hear of it.
          if (img?.complete && img.currentSrc !== '' && img.naturalWidth === 0) giveUp();
        }}
        className={image[fit]}
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={giveUp}
      />
    </picture>
  );
};
