'use client';
import { lazy, Suspense, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, forwardIcon, zoomInIcon } from '../../elements/Icon/icons.js';
import type { Part } from '@dealerkit/domain/entities';
import type { ListedPicture } from '@dealerkit/domain/pictures';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { galleryTexts } from '../../texts/en/gallery.js';
import * as css from './PartGallery.css.js';

/** It loads when a picture is enlarged. */
const PictureZoom = lazy(async () => ({ default: (await import('../PictureZoom/PictureZoom.js')).PictureZoom }));

export interface PartGalleryProps {
  /** The part to show. */
  part: Part;
  /** Its pictures, two or more. */
  pictures: readonly ListedPicture[];
  /** The rendered width of the large picture, as the `sizes` attribute of an image. */
  sizes: string;
}

/** The pictures of a part: a large one, which can be enlarged further, and a row of all of them. */
export const PartGallery = ({ part, pictures, sizes }: PartGalleryProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(galleryTexts);
  const { gallery } = texts;
  const [shown, setShown] = useState(0);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const count = pictures.length;
  // The part may have fewer pictures than before.
  const current = Math.min(shown, count - 1);
  const step = (by: number) => setShown((current + by + count) % count);
  const nameOf = (index: number) =>
    [gallery.picture(formatNumber(index + 1), formatNumber(count)), pictures[index]?.text].filter(Boolean).join(': ');

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With a modifier key the arrows are browser shortcuts.
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(by);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys work on each of the buttons inside */}
      <div
        role="group"
        data-part="part-detail.picture"
        aria-label={gallery.label(partName(part, texts))}
        className={css.gallery}
        onKeyDown={onKeyDown}
      >
        <div className={css.stage}>
          <div className={css.picture}>
            <PartPicture part={part} picture={pictures[current]} sizes={sizes} priority={current === 0} />
          </div>
          <div className={css.previous}>
            <Button size="small" aria-label={gallery.previous} onClick={() => step(-1)}>
              <Icon path={backIcon} />
            </Button>
          </div>
          <div className={css.next}>
            <Button size="small" aria-label={gallery.next} onClick={() => step(1)}>
              <Icon path={forwardIcon} />
            </Button>
          </div>
          <div className={css.enlarge}>
            <Button
              size="small"
              className={css.covering}
              aria-label={gallery.enlarge}
              aria-haspopup="dialog"
              onClick={() => setIsEnlarged(true)}
            >
              <Icon path={zoomInIcon} />
            </Button>
          </div>
        </div>
        <p className={css.caption} role="status">
          {nameOf(current)}
        </p>
        <ul className={css.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={`${picture.image} ${String(index)}`}>
              <button
                type="button"
                className={css.thumbnail}
                aria-label={nameOf(index)}
                aria-current={index === current || undefined}
                onClick={() => setShown(index)}
              >
                <span className={css.thumbnailPicture} aria-hidden="true">
                  <PartPicture part={part} picture={picture} sizes="4rem" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {isEnlarged && (
        <Suspense>
          <PictureZoom
            part={part}
            pictures={pictures}
            shown={current}
            onShow={setShown}
            onClose={() => setIsEnlarged(false)}
          />
        </Suspense>
      )}
    </>
  );
};
