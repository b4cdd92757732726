import { PasskeyDialog } from '@dealerkit/ui/blocks/PasskeyDialog';
import type { PasskeyDialogProps } from '@dealerkit/ui/blocks/PasskeyDialog';
import '@dealerkit/ui/blocks/PasskeyDialog.css';
import { startAuthentication } from '@simplewebauthn/browser';
import { createRoot } from 'react-dom/client';
import { AppProviders } from '../app/AppProviders.js';
import { client } from '../host/client.js';
import { session } from '../session/session.js';
import { useProblem } from './useProblem.js';

interface QuestionProps extends Pick<PasskeyDialogProps, 'container' | 'onClose'> {
  /** Called with the access token of a confirmation. */
  onConfirmed: (token: string) => void;
}

const Question = ({ onConfirmed, ...dialog }: QuestionProps) => {
  const problemOf = useProblem();
  const onConfirm = async () => {
    try {
      const credential = await startAuthentication({ optionsJSON: await client.createAssertionOptions() });
      onConfirmed((await client.confirmPasskey({ credential })).token);
      return undefined;
    } catch (error) {
      return { message: problemOf(error) };
    }
  };
  return <PasskeyDialog {...dialog} onConfirm={onConfirm} />;
};

/** Asks the signed-in admin to confirm with a passkey; resolves to the access token that the host gives for it, or to null. */
export const askPasskey = async (): Promise<string | null> =>
  new Promise((resolve) => {
    const uid = session.tokens.user?.() ?? '';
    // Outside of an open modal dialog nothing can be reached.
    const form = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null;
    const container = (form ?? document.body).appendChild(document.createElement('div'));
    const root = createRoot(container);
    let confirmed: string | null = null;
    const end = () => {
      removal.disconnect();
      root.unmount();
      container.remove();
      resolve(confirmed);
    };
    // "Back" closes the dialog of the form, and this one with it.
    const removal = new MutationObserver(() => {
      if (!container.isConnected) end();
    });
    removal.observe(document.body, { childList: true, subtree: true });
    root.render(
      <AppProviders>
        <Question
          container={form}
          onConfirmed={(token) => {
            confirmed = token;
            session.storeToken(token, uid);
          }}
          onClose={end}
        />
      </AppProviders>,
    );
  });
