// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type * as Languages from '../content/languages.js';
import { readLanguage, setLanguage } from './language.js';

const gate = vi.hoisted(() => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
});

vi.mock('../content/languages.js', async (importOriginal) => {
  const languages = await importOriginal<typeof Languages>();
  const languageOf: typeof languages.languageOf = (code) => {
    const language = languages.languageOf(code);
    if (code !== 'bn') return language;
    return { ...language, load: async () => gate.opened.then(language.load) };
  };
  return { ...languages, languageOf };
});

it('the language that was chosen last stays, even if an earlier one loads more slowly', async () => {
  const slow = setLanguage('bn');
  await setLanguage('en');
  gate.open();
  await slow;
  expect(readLanguage().code).toBe('en');
});
