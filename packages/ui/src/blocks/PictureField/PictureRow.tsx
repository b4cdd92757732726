'use client';
import type { DragEvent } from 'react';
import { pictureSources } from '@dealerkit/domain/parts/pictureFiles';
import { MAX_PICTURE_TEXT } from '@dealerkit/domain/parts/pictures';
import type { ListedPicture } from '@dealerkit/domain/parts/pictures';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { cropIcon, downIcon, trashIcon, upIcon } from '../../elements/Icon/icons.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { picturesTexts } from '../../texts/en/pictures.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Card } from '../../elements/Card/Card.js';
import * as css from './PictureField.css.js';

interface PictureRowProps {
  picture: ListedPicture;
  index: number;
  count: number;
  /** A dragged picture is above the row. */
  isDropTarget: boolean;
  onText: (text: string) => void;
  /** Moves the picture by one place; the button that was pressed keeps the focus. */
  onMove: (by: number, button: HTMLElement) => void;
  /** Opens the dialog that crops the picture. */
  onCrop: () => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

const noPart = { _id: '' };

/** One picture of a part: dragged by its thumbnail, or moved with buttons, with a text. */
export const PictureRow = ({ picture, index, count, isDropTarget, ...on }: PictureRowProps) => {
  const { formatNumber } = useUi();
  const { pictures } = useTexts(picturesTexts);
  const position = formatNumber(index + 1);
  const isUploaded = pictureSources(picture.image) !== undefined;
  return (
    // Buttons do the same as a drag.
    <Card
      as="li"
      kind="panel"
      padding="sm"
      gap="sm"
      className={isDropTarget ? `${css.row} ${css.dropTarget}` : css.row}
      aria-label={pictures.picture(position)}
      onDragOver={on.onDragOver}
      onDrop={on.onDrop}
    >
      <span
        className={css.handle}
        aria-hidden="true"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          // Firefox drags only with data.
          event.dataTransfer.setData('text/plain', picture.image);
          on.onDragStart();
        }}
        onDragEnd={on.onDragEnd}
      >
        <PartPicture part={noPart} picture={picture} sizes="7.5rem" />
      </span>
      <Stack gap="xs">
        <TextField
          label={pictures.text(position)}
          // It keeps what is typed: the stored text has no spaces at its end.
          defaultValue={picture.text}
          maxLength={MAX_PICTURE_TEXT}
          hint={index === 0 ? pictures.textHint : undefined}
          autoComplete="off"
          onChange={({ target }) => on.onText(target.value)}
        />
        {!isUploaded && (
          <Text size="label" tone="muted" wrap="anywhere">
            {picture.image}
          </Text>
        )}
        <Stack direction="row" align="start" gap="xs2" className={css.buttons}>
          <Button
            size="small"
            aria-label={pictures.moveEarlier(position)}
            aria-disabled={index === 0}
            onClick={({ currentTarget }) => index > 0 && on.onMove(-1, currentTarget)}
          >
            <Icon path={upIcon} />
          </Button>
          <Button
            size="small"
            aria-label={pictures.moveLater(position)}
            aria-disabled={index === count - 1}
            onClick={({ currentTarget }) => index < count - 1 && on.onMove(1, currentTarget)}
          >
            <Icon path={downIcon} />
          </Button>
          {/* A browser does not read the pixels of a picture of another site. */}
          {picture.image.startsWith('/') && (
            <Button size="small" aria-label={pictures.crop(position)} aria-haspopup="dialog" onClick={on.onCrop}>
              <Icon path={cropIcon} />
            </Button>
          )}
          <Button size="small" tone="quiet" aria-label={pictures.remove(position)} onClick={on.onRemove}>
            <Icon path={trashIcon} />
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};
