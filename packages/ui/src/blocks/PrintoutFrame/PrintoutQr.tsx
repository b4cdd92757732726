import type { ReactNode } from 'react';
import { QrCode } from '../../elements/QrCode/QrCode.js';
import { Text } from '../../elements/Text/Text.js';
import { useTexts } from '../../UiProvider.js';
import { printTexts } from '../../texts/en/print.js';
import { qr } from './PrintoutFrame.css.js';

/** The QR code of a page, with a text below it. */
export const PrintoutQr = ({ href, children }: { href: string; children: ReactNode }) => {
  const { print } = useTexts(printTexts);
  return (
    <div className={qr}>
      <QrCode value={href} label={print.scan} />
      <Text size="label" tone="muted">
        {children}
      </Text>
    </div>
  );
};
