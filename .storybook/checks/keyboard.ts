import type { StoryContext } from '@storybook/react-vite';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { getRoles } from 'storybook/test';
import { defaults } from '../variants.ts';
import type { Choices } from '../variants.ts';
import { targets } from './visibleItems.ts';

/** The keys, clicks and changes of the focus since the story was rendered. */
let events: Event[] = [];
let isPlayed = false;

for (const type of ['keydown', 'pointerdown', 'focusin'])
  document.addEventListener(type, (event) => events.push(event), true);
addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
  if (newPhase === 'playing') isPlayed = true;
});

export const resetInput = () => {
  events = [];
  isPlayed = false;
};

/** The role of an element, which may have left the page since. */
const roleOf = (element: Element) => {
  const clone = element.cloneNode() as HTMLElement;
  return Object.entries(getRoles(clone)).find(([, elements]) => elements.includes(clone))?.[0];
};

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"])';

const nameOfKey = ({ key, shiftKey, target }: KeyboardEvent) => {
  if (key.length === 1 && target instanceof Element && target.matches(textFields)) return 'text';
  return `${shiftKey ? 'Shift+' : ''}${key === ' ' ? 'Space' : key}`;
};

type PressedKey = readonly [role: string, key: string];

/** The roles on which keys were pressed, and those that Tab reached. */
const pressedKeys = (): PressedKey[] =>
  events.flatMap((event, index) => {
    const before = events[index - 1];
    const isReached = event.type === 'focusin' && before instanceof KeyboardEvent && before.key === 'Tab';
    const pressed = isReached ? before : event;
    const role = event.target instanceof Element && roleOf(event.target);
    if (!role || !(pressed instanceof KeyboardEvent) || /^(Control|Shift)$/.test(pressed.key)) return [];
    // Tab counts for the element that it reaches.
    if (pressed === event && pressed.key === 'Tab') return [];
    return [[role, nameOfKey(pressed)] as const];
  });

const played = new Map<string, PressedKey[]>();

/** The roles and keys of a story that was played, which later renderings of it do not change. */
export const playedKeys = (storyId: string): PressedKey[] => played.get(storyId) ?? [];

/** Whether Escape was pressed, and the focus was then on an element on which another key had been pressed. */
const hasFocusReturned = () => {
  const escape = events.findIndex((event) => event instanceof KeyboardEvent && event.key === 'Escape');
  const isOpener = (target: EventTarget | null) =>
    events.some((event) => event.target === target && event instanceof KeyboardEvent && !/Tab|Escape/.test(event.key));
  const focused = events.slice(escape).flatMap(({ type, target }) => (type === 'focusin' ? [target] : []));
  return escape >= 0 && [...focused, document.activeElement].some(isOpener);
};

/** The layer and the component of a title, which may have a third part. */
const componentOf = (title: string) => title.split('/', 2).join('/');

/** What is used of the index of this Storybook. */
interface StoryIndex {
  entries: Record<string, { title: string; tags?: string[] }>;
}

let storyIndex: Promise<StoryIndex> | undefined;

const readStoryIndex = async () => (await (await fetch('./index.json')).json()) as StoryIndex;

/** The tags of all stories of a component, from the index of this Storybook. */
const tagsOf = async (component: string) =>
  Object.values((await (storyIndex ??= readStoryIndex())).entries).flatMap(({ tags = [], title }) =>
    componentOf(title) === component ? tags : [],
  );

/**
 * A component with controls needs a story tagged `keyboard`, played with the keyboard only. A component that opens a dialog needs
 * one tagged `escape`. `no-own-controls` marks stories whose controls belong to other components.
 */
export const checkKeyboard = async ({ canvasElement, globals, id, tags, title, viewMode }: StoryContext) => {
  if (isPlayed) played.set(id, pressedKeys());
  if (viewMode !== 'story' || title.startsWith('Guide/')) return;
  // The interactions look for English texts, so in another language they stop at the first one.
  if ((globals as Choices).language !== defaults.language) return;
  const keys = events.flatMap((event) => (event instanceof KeyboardEvent ? [event.key] : []));
  const isTagged = (tag: string) => isPlayed && tags.includes(tag);
  const opened = '[role="dialog"], [role="alertdialog"]';
  // Before the index is read, because a rendering that begins meanwhile forgets the events.
  const inputIssues = {
    'is tagged "keyboard", but was played with a pointer':
      isTagged('keyboard') && events.some(({ type }) => type === 'pointerdown'),
    'is tagged "keyboard", but pressed no key after Tab':
      isTagged('keyboard') && !keys.some((key, index) => key !== 'Tab' && keys[index - 1] === 'Tab'),
    'is tagged "escape", but did not close and return the focus': isTagged('escape') && !hasFocusReturned(),
  };
  const tagsOfAll = await tagsOf(componentOf(title));
  const issues = {
    ...inputIssues,
    'takes input, but no story of it is tagged "keyboard"':
      !tagsOfAll.includes('keyboard') &&
      !tags.includes('no-own-controls') &&
      canvasElement.querySelector(targets) !== null,
    'opens a dialog, but no story of it is tagged "escape"':
      !tagsOfAll.includes('escape') && document.querySelector(opened) !== null,
  };
  const found = Object.entries(issues).flatMap(([issue, isFound]) => (isFound ? [issue] : []));
  if (found.length > 0) throw new Error(`The story ${found.join('; it ')}.`);
};
