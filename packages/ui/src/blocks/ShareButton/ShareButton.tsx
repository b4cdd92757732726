'use client';
import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { shareIcon } from '../../elements/Icon/icons.js';
import { partPageTexts } from '../../texts/en/partPage.js';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';

export interface ShareButtonProps {
  /** The title of what is shared. */
  title: string;
  /** The address to share, absolute or a path of this site. */
  url: string;
}

/** Shares an address with the device's own dialog, or copies it where the browser has none. */
export const ShareButton = ({ title, url }: ShareButtonProps) => {
  const { partPage } = useTexts(partPageTexts);
  const [status, setStatus] = useState('');
  const absolute = () => new URL(url, document.baseURI).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(absolute());
      setStatus(partPage.linkCopied);
    } catch {
      setStatus(partPage.copyFailed);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: absolute() });
    } catch (error) {
      // The visitor has closed the dialog.
      if (error instanceof DOMException && /^AbortError$/.test(error.name)) return;
      await copy();
    }
  };
  return (
    <Stack direction="row" gap="sm">
      <Button onClick={() => void ('share' in navigator ? share() : copy())}>
        <Icon path={shareIcon} /> {partPage.share}
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
};
