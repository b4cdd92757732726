import { usePasskeys } from '@dealerkit/api-client/react';
import { PasskeyList } from '@dealerkit/ui/blocks/PasskeyList';
import '@dealerkit/ui/blocks/PasskeyList.css';
import { passkeysTexts } from '@dealerkit/ui/texts/en/passkeys';
import { useTexts } from '@dealerkit/ui/UiProvider';

const register: Parameters<typeof usePasskeys>[0] = async (options) => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration(options);
};

/** The passkeys of the signed-in admin. */
export const Passkeys = () => <PasskeyList {...usePasskeys(register, useTexts(passkeysTexts))} />;
