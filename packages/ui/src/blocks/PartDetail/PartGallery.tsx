'use client';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { slide } from '../../elements/Carousel/slides.css.js';
import { useSlides } from '../../elements/Carousel/useSlides.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, forwardIcon, zoomInIcon } from '../../elements/Icon/icons.js';
import type { Part } from '@dealerkit/domain/entities';
import type { ListedPicture } from '@dealerkit/domain/parts/pictures';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import * as css from './PartGallery.css.js';
import { galleryTexts } from '../../texts/en/gallery.js';
import { picturesTexts } from '../../texts/en/pictures.js';

const english = { ...galleryTexts, ...picturesTexts };

/** It loads when a picture is enlarged. */
const PictureZoom = lazy(async () => ({ default: (await import('./PictureZoom.js')).PictureZoom }));

const neverChanges = () => () => undefined;

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
  const texts = useTexts(english);
  const { gallery } = texts;
  // The HTML of the page has only the first large picture.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isEnlarged, setIsEnlarged] = useState(false);
  const count = pictures.length;
  const { track, current: scrolledTo, onScroll, show, step, cancelScroll } = useSlides(count);
  // The part may have fewer pictures than before.
  const current = Math.min(scrolledTo, count - 1);
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
      <Stack
        role="group"
        data-part="part-detail.picture"
        aria-label={gallery.label(partName(part, texts))}
        gap="sm"
        onKeyDown={onKeyDown}
      >
        <div className={css.stage}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button does the same */}
          <ul
            ref={track}
            className={css.track}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
            tabIndex={0}
            aria-label={texts.pictures.label}
            onScroll={onScroll}
            onPointerDown={cancelScroll}
            onClick={() => setIsEnlarged(true)}
          >
            {pictures.map((picture, index) => (
              <li key={`${picture.image} ${String(index)}`} className={slide}>
                {(index === 0 || isHydrated) && (
                  <PartPicture part={part} picture={picture} sizes={sizes} priority={index === 0} />
                )}
              </li>
            ))}
          </ul>
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
              aria-label={gallery.enlarge}
              aria-haspopup="dialog"
              onClick={() => setIsEnlarged(true)}
            >
              <Icon path={zoomInIcon} />
            </Button>
          </div>
        </div>
        <Text size="label" tone="muted" wrap="anywhere" className={css.caption} role="status">
          {nameOf(current)}
        </Text>
        <Stack as="ul" direction="row" gap="xs">
          {pictures.map((picture, index) => (
            <li key={`${picture.image} ${String(index)}`}>
              <button
                type="button"
                className={css.thumbnail}
                aria-label={nameOf(index)}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                <span className={css.thumbnailPicture} aria-hidden="true">
                  <PartPicture part={part} picture={picture} sizes="4rem" />
                </span>
              </button>
            </li>
          ))}
        </Stack>
      </Stack>
      {isEnlarged && (
        <Suspense>
          <PictureZoom
            part={part}
            pictures={pictures}
            shown={current}
            onShow={(index) => step(index - current)}
            onClose={() => setIsEnlarged(false)}
          />
        </Suspense>
      )}
    </>
  );
};
