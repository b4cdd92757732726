import { ClientProvider, createLanguageStore, storedChoice, usePasskeyPrompt } from '@dealerkit/api-client/react';
import { PasskeyDialog } from '@dealerkit/ui/blocks/PasskeyDialog';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import '@dealerkit/ui/fonts.css';
import { languages } from '@dealerkit/ui/languages';
import '@dealerkit/ui/styles.css';
import { passkeysTexts } from '@dealerkit/ui/texts/en/passkeys';
import { type LinkComponent, type Mode, UiProvider, useTexts } from '@dealerkit/ui/UiProvider';
import { startAuthentication } from '@simplewebauthn/browser';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link } from 'react-router-dom';
import './brand.css';
import { type Code, codes, content } from './content.js';
import { Pages } from './routes.js';
import { capabilities, client, prompt, session } from './session.js';

const RouterLink: LinkComponent = ({ href, ...anchor }) => <Link to={href} {...anchor} />;
const mode = storedChoice<Mode>('colorMode', ['light', 'dark'], 'system');

const load = async (code: Code) => {
  const texts = await languages[code].load();
  // Your decision: which words of the library are your own.
  return { code, texts: { ...texts, home: { ...texts.home, headline: content[code].headline } } };
};

const language = createLanguageStore({ codes, initial: await load(codes[0]), load });

/** Asks an admin for a passkey when the host needs one for a call. */
const PasskeyQuestion = () => {
  const { passkeys: messages } = useTexts(passkeysTexts);
  const question = usePasskeyPrompt({ prompt, session, authenticate: startAuthentication, messages });
  return question && <PasskeyDialog {...question} />;
};

const Shop = () => {
  const { texts } = language.useValue();
  const onLanguageChange = (locale: string) => void language.select(locale.slice(0, 2) as Code);
  const frame = { mode: mode.useValue(), onModeChange: mode.write, languages: codes.map((code) => languages[code]), onLanguageChange };
  return (
    <UiProvider brand="own" mode={frame.mode} texts={texts} currency={import.meta.env.CURRENCY} linkComponent={RouterLink}>
      <ClientProvider
        {...{ client, capabilities }}
        errorMessage={(kind) => texts.errors[kind].advice}
        onSuccess={(text, _, options) => showToast({ tone: 'success', text, ...options })}
        onError={(text, _, options) => showToast({ tone: 'danger', text, ...options })}
      >
        <Pages {...frame} />
        <PasskeyQuestion />
      </ClientProvider>
    </UiProvider>
  );
};

await language.start();
createRoot(document.querySelector('#root')!).render(<BrowserRouter><Shop /></BrowserRouter>);
session.start();
