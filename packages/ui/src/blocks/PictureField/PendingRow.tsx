'use client';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { closeIcon, reloadIcon } from '../../elements/Icon/icons.js';
import { Progress } from '../../elements/Progress/Progress.js';
import { useTexts } from '../../UiProvider.js';
import { picturesTexts } from '../../texts/en/pictures.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Card } from '../../elements/Card/Card.js';
import { buttons, pendingRow } from './PictureField.css.js';
import type { PendingPicture } from './usePictureUploads.js';

interface PendingRowProps {
  /** The file that is not uploaded yet. */
  pending: PendingPicture;
  /** Its upload has begun. */
  isCurrent: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture that is being uploaded, waits, or could not be uploaded. */
export const PendingRow = ({ pending, isCurrent, onRetry, onRemove }: PendingRowProps) => {
  const { pictures, common } = useTexts(picturesTexts);
  const { file, sent, error } = pending;
  return (
    <Card as="li" kind="panel" padding="sm" gap="sm" className={pendingRow}>
      <Stack gap="xs">
        <p>{file.name}</p>
        {isCurrent ? (
          <Progress label={pictures.uploading(file.name)} value={sent} />
        ) : (
          error === undefined && (
            <Text size="label" tone="muted" wrap="anywhere">
              {pictures.waiting}
            </Text>
          )
        )}
        <FormError message={error} />
      </Stack>
      <Stack direction="row" align="start" gap="xs2" className={buttons}>
        {error !== undefined && (
          <Button size="small" aria-label={pictures.retry(file.name)} onClick={onRetry}>
            <Icon path={reloadIcon} /> {common.tryAgain}
          </Button>
        )}
        <Button size="small" tone="quiet" aria-label={pictures.cancel(file.name)} onClick={onRemove}>
          <Icon path={closeIcon} />
        </Button>
      </Stack>
    </Card>
  );
};
