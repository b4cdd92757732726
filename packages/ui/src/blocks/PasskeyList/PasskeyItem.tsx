import type { Passkey } from '@dealerkit/domain/account/passkeys';
import { Button } from '../../elements/Button/Button.js';
import { TimeText } from '../../elements/TimeText/TimeText.js';
import { passkeysTexts } from '../../texts/en/passkeys.js';
import { useTexts } from '../../UiProvider.js';
import { Text } from '../../elements/Text/Text.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { rowText } from '../ruledRows.css.js';
import { buttons, item, times } from './PasskeyList.css.js';

interface PasskeyItemProps {
  /** The passkey to show. */
  passkey: Passkey;
  /** Called to give it another name. */
  onRename: () => void;
  /** Called to remove it. */
  onRemove: () => void;
}

/** A passkey with its times, and the buttons that change it. */
export const PasskeyItem = ({ passkey, onRename, onRemove }: PasskeyItemProps) => {
  const { passkeys } = useTexts(passkeysTexts);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Stack as="li" direction="row" gap="xs2" className={item}>
      <Stack gap="none" className={rowText}>
        <Text as="span" size="inherit" weight="strong" wrap="anywhere">
          {name}
        </Text>
        <Stack asChild direction="row" align="stretch" className={times}>
          <Text as="span" size="inherit" tone="muted">
            <span>
              {passkeys.addedOn} <TimeText value={createdAt} format="date" />
            </span>
            <span>
              {lastUsedAt === undefined ? (
                passkeys.neverUsed
              ) : (
                <>
                  {passkeys.lastUsed} <TimeText value={lastUsedAt} />
                </>
              )}
            </span>
          </Text>
        </Stack>
      </Stack>
      <div className={buttons}>
        <Button tone="quiet" size="small" aria-label={passkeys.renameNamed(name)} onClick={onRename}>
          {passkeys.rename}
        </Button>
        <Button tone="quiet" size="small" aria-label={passkeys.removeNamed(name)} onClick={onRemove}>
          {passkeys.remove}
        </Button>
      </div>
    </Stack>
  );
};
