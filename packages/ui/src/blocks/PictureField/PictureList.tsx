'use client';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedPicture } from '@dealerkit/domain/parts/pictures';
import { useTexts, useUi } from '../../UiProvider.js';
import { picturesTexts } from '../../texts/en/pictures.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { PictureRow } from './PictureRow.js';

/** It loads when a picture is cropped. */
const PictureCrop = lazy(async () => ({ default: (await import('./PictureCrop.js')).PictureCrop }));

interface PictureListProps {
  rows: readonly ListedPicture[];
  /** Called with the changed rows, and with what screen readers say about it. */
  onChange: (rows: readonly ListedPicture[], announced?: string) => void;
  /** Called with a picture that replaces the one at an address. */
  onReplace: (picture: File, image: string) => void;
  /** Called when the button that was pressed has left the page. */
  onRemoved: () => void;
}

/** A key that stays with a picture when it moves. */
const keyOf = ({ image }: ListedPicture, index: number, rows: readonly ListedPicture[]) =>
  `${String(rows.slice(0, index).filter((row) => row.image === image).length)} ${image}`;

/** The pictures of a part in their order. */
export const PictureList = ({ rows, onChange, onReplace, onRemoved }: PictureListProps) => {
  const { formatNumber } = useUi();
  const { pictures } = useTexts(picturesTexts);
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const [cropped, setCropped] = useState<number>();
  const toCrop = cropped === undefined ? undefined : rows[cropped];
  if (rows.length === 0) return null;

  const move = (from: number, to: number) => {
    const moved = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
    onChange(moved, pictures.moved(formatNumber(from + 1), formatNumber(to + 1)));
  };
  const endDrag = () => {
    setDragged(undefined);
    setTarget(undefined);
  };

  return (
    <>
      <Stack as="ol" gap="sm">
        {rows.map((picture, index) => (
          <PictureRow
            key={keyOf(picture, index, rows)}
            picture={picture}
            index={index}
            count={rows.length}
            isDropTarget={target === index && dragged !== index}
            onText={(text) => onChange(rows.with(index, { ...picture, text }))}
            onMove={(by, button) => {
              flushSync(() => move(index, index + by));
              // A browser takes the focus from an element that moves.
              button.focus();
            }}
            onCrop={() => setCropped(index)}
            onRemove={() => {
              flushSync(() => onChange(rows.toSpliced(index, 1), pictures.removed(formatNumber(index + 1))));
              onRemoved();
            }}
            onDragStart={() => setDragged(index)}
            onDragEnd={endDrag}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setTarget(index);
            }}
            onDrop={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              if (dragged !== index) move(dragged, index);
              endDrag();
            }}
          />
        ))}
      </Stack>
      {cropped !== undefined && toCrop && (
        <Suspense>
          <PictureCrop
            image={toCrop.image}
            alt={toCrop.text || pictures.picture(formatNumber(cropped + 1))}
            onCrop={(picture) => {
              const name = pictures.cropped(formatNumber(cropped + 1));
              onReplace(new File([picture], name, { type: picture.type }), toCrop.image);
              setCropped(undefined);
            }}
            onClose={() => setCropped(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
