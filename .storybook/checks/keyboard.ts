import type { ReactRenderer } from '@storybook/react-vite';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import type { AfterEach, BeforeEach, StoryIndex } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { targets } from './visibleItems.ts';

/** The input since the story was rendered. */
interface Input {
  isPlayed: boolean;
  isByPointer: boolean;
  keys: string[];
  /** The elements on which a key other than Tab and Escape was pressed. */
  pressed: Set<EventTarget | null>;
  isFocusReturned: boolean;
}

const nothing = (): Input => ({
  isPlayed: false,
  isByPointer: false,
  keys: [],
  pressed: new Set(),
  isFocusReturned: false,
});

let input = nothing();

addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
  if (newPhase === 'playing') input.isPlayed = true;
});
document.addEventListener('pointerdown', () => (input.isByPointer = true), true);
document.addEventListener(
  'keydown',
  ({ key, target }) => {
    input.keys.push(key);
    if (key !== 'Tab' && key !== 'Escape') input.pressed.add(target);
  },
  true,
);
document.addEventListener(
  'focusin',
  ({ target }) => (input.isFocusReturned ||= input.keys.includes('Escape') && input.pressed.has(target)),
  true,
);

export const resetInput: BeforeEach<ReactRenderer> = () => {
  input = nothing();
};

/** The layer and the component of a title, which may have a third part. */
const componentOf = (title: string) => title.split('/', 2).join('/');

let titles: Promise<Record<'keyboard' | 'escape', Set<string>>> | undefined;

/** The components that have a story with the tag, from the index of this Storybook. */
const readTitles = async () => {
  const { entries } = (await (await fetch('./index.json')).json()) as StoryIndex;
  const titlesOf = (tag: string) =>
    new Set(Object.values(entries).flatMap(({ tags, title }) => (tags?.includes(tag) ? [componentOf(title)] : [])));
  return { keyboard: titlesOf('keyboard'), escape: titlesOf('escape') };
};

/**
 * A component with controls needs a story tagged `keyboard`, played with the keyboard only. A component that opens a dialog needs
 * one tagged `escape`. `no-own-controls` marks stories whose controls belong to other components.
 */
export const checkKeyboard: AfterEach<ReactRenderer> = async ({ canvasElement, tags, title, viewMode }) => {
  if (viewMode !== 'story' || title.startsWith('Guide/')) return;
  const component = componentOf(title);
  const { keyboard, escape } = await (titles ??= readTitles());
  const { isPlayed, isByPointer, keys, pressed, isFocusReturned } = input;
  const isReturned = isFocusReturned || pressed.has(document.activeElement);
  const opened = '[role="dialog"], [role="alertdialog"]';
  const issues = {
    'is tagged "keyboard", but was played with a pointer': isPlayed && tags.includes('keyboard') && isByPointer,
    'is tagged "keyboard", but pressed no key after Tab':
      isPlayed &&
      tags.includes('keyboard') &&
      !keys.some((key, index) => key !== 'Tab' && keys.lastIndexOf('Tab', index) >= 0),
    'is tagged "escape", but did not close and return the focus':
      isPlayed && tags.includes('escape') && !(keys.includes('Escape') && isReturned),
    'takes input, but no story of it is tagged "keyboard"':
      !keyboard.has(component) && !tags.includes('no-own-controls') && canvasElement.querySelector(targets) !== null,
    'opens a dialog, but no story of it is tagged "escape"':
      !escape.has(component) && document.querySelector(opened) !== null,
  };
  const found = Object.entries(issues).flatMap(([issue, isFound]) => (isFound ? [issue] : []));
  if (found.length > 0) throw new Error(`The story ${found.join('; it ')}.`);
};
