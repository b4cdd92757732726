import { useCapabilities, useQuery } from '@dealerkit/api-client/react';
import { PrivacyScreen } from '@dealerkit/ui/screens/PrivacyScreen';
import type { PrivacyScreenProps } from '@dealerkit/ui/screens/PrivacyScreen';
import '@dealerkit/ui/screens/PrivacyScreen.css';

const usePrivacy = (): PrivacyScreenProps => {
  const can = useCapabilities();
  const retention = useQuery('getRetention', can.getRetention ? {} : undefined);
  return { retention: can.getRetention ? retention : undefined, hasRights: can.getMyData };
};

/** `/privacy` */
export const Privacy = () => <PrivacyScreen {...usePrivacy()} />;
