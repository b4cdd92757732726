'use client';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { backIcon, forwardIcon, zoomInIcon, zoomOutIcon } from '../../elements/Icon/icons.js';
import { setStyle } from '../../elements/setStyle.js';
import type { Part } from '@dealerkit/domain/entities';
import type { ListedPicture } from '@dealerkit/domain/parts/pictures';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { galleryTexts } from '../../texts/en/gallery.js';
import { Text } from '../../elements/Text/Text.js';
import { status, viewer as viewerStyle } from './PartGallery.css.js';
import { useZoom } from './useZoom.js';

export interface PictureZoomProps {
  /** The part whose pictures are shown. */
  part: Part;
  /** Its pictures. */
  pictures: readonly ListedPicture[];
  /** The index of the shown picture. */
  shown: number;
  /** Called with the index of another picture. */
  onShow: (index: number) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** How much larger a picture becomes with each press. */
const STEP = 1.5;

/** A picture of a part as large as the window, which can be zoomed by wheel, two fingers, buttons and keys. */
export const PictureZoom = ({ part, pictures, shown, onShow, onClose }: PictureZoomProps) => {
  const { formatNumber, texts: shared } = useUi();
  const texts = useTexts(galleryTexts);
  const { gallery } = texts;
  const { viewer, zoom, zoomBy, showWhole, isLargest } = useZoom();
  const hintId = useId();
  const count = pictures.length;
  const picture = pictures[shown];
  const name = [gallery.picture(formatNumber(shown + 1), formatNumber(count)), picture?.text]
    .filter(Boolean)
    .join(': ');
  const percentage = new Intl.NumberFormat(shared.locale, { style: 'percent' }).format(zoom);

  const step = (by: number) => {
    showWhole();
    onShow((shown + by + count) % count);
  };
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    '0': showWhole,
    // The arrow keys scroll an enlarged picture.
    ...(zoom === 1 && { ArrowLeft: () => step(-1), ArrowRight: () => step(1) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };

  return (
    <Dialog
      title={partName(part, texts)}
      size="large"
      onClose={onClose}
      initialFocusRef={viewer}
      footer={
        <>
          {count > 1 && (
            <>
              <Button aria-label={gallery.previous} onClick={() => step(-1)}>
                <Icon path={backIcon} />
              </Button>
              <Button aria-label={gallery.next} onClick={() => step(1)}>
                <Icon path={forwardIcon} />
              </Button>
            </>
          )}
          <Button aria-label={gallery.zoomOut} aria-disabled={zoom === 1} onClick={() => zoomBy(1 / STEP)}>
            <Icon path={zoomOutIcon} />
          </Button>
          <Button aria-label={gallery.zoomIn} aria-disabled={isLargest} onClick={() => zoomBy(STEP)}>
            <Icon path={zoomInIcon} />
          </Button>
          <Button onClick={showWhole}>{gallery.whole}</Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it has the keys of a scroll container, and more */}
      <div
        ref={viewer}
        className={viewerStyle}
        role="group"
        aria-label={name}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={() => (zoom === 1 ? zoomBy(STEP ** 2) : showWhole())}
      >
        <div ref={setStyle({ 'inline-size': `${String(zoom * 100)}%`, 'block-size': `${String(zoom * 100)}%` })}>
          <PartPicture part={part} picture={picture} isWhole sizes={`${String(Math.round(zoom * 100))}vw`} />
        </div>
      </div>
      <Text wrap="anywhere" className={status} role="status">
        {name} · {gallery.zoom(percentage)}
      </Text>
      <Text id={hintId} size="label" tone="muted">
        {gallery.hint}
      </Text>
    </Dialog>
  );
};
