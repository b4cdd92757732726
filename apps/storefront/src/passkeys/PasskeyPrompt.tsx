import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { passkeyPrompt } from '../host/client.js';

const { subscribe, read } = passkeyPrompt;

/** Loads the question for a passkey when a call needs one; without a connection the call stays refused. */
export const PasskeyPrompt = () => {
  const end = useSyncExternalStore(subscribe, read, () => undefined);
  const [Question, setQuestion] = useState<ComponentType>();
  useEffect(() => {
    if (!end || Question) return;
    import('./PasskeyQuestion.js').then(
      (module) => setQuestion(() => module.PasskeyQuestion),
      () => end(null),
    );
  }, [end, Question]);
  return end && Question && <Question />;
};
