'use client';
import { en } from './texts/en.js';
import { useUi } from './UiProvider.js';

/**
 * What components read that only forms, the login and the dashboard show: as `useUi`, with the words of those pages besides. Apart
 * from it, so that whoever only looks at the shop does not load them.
 */
export const useAccountUi = () => {
  const { catalogue = en, ...ui } = useUi();
  return { ...ui, texts: catalogue };
};
