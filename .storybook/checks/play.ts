import type { StoryContext } from '@storybook/react-vite';
import { defaults } from '../variants.ts';
import type { Choices } from '../variants.ts';

/** Whether the current rendering plays the story, which Storybook reads after all `beforeEach`. */
interface Rendering {
  renderOptions?: { autoplay?: boolean };
}

/**
 * Shows a story in another language than its own as it is first rendered, because its interactions look for texts of its own one.
 * The page of documentation has no such rendering, and plays nothing.
 */
export const playInOwnLanguage = ({ globals, storyGlobals }: StoryContext) => {
  const { currentRender } = window.__STORYBOOK_PREVIEW__;
  const { renderOptions } = (currentRender ?? {}) as Rendering;
  const { language = defaults.language } = storyGlobals as Partial<Choices>;
  if (renderOptions && (globals as Choices).language !== language) renderOptions.autoplay = false;
};

/** Hides the focus ring that the interactions left, until the next key of the user. Tests need it. */
export const hidePlayedFocus = () => {
  if (window.setWidth) return;
  const { dataset } = document.documentElement;
  dataset['played'] = '';
  const show = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    delete dataset['played'];
    document.removeEventListener('keydown', show, true);
  };
  document.addEventListener('keydown', show, true);
};
