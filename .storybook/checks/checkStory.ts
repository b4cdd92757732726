import type { A11yReport } from '@storybook/addon-a11y';
import type { ReactRenderer, StoryContext } from '@storybook/react-vite';
import { STORY_FINISHED, STORY_THREW_EXCEPTION, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { PreviewWeb } from 'storybook/preview-api';
import { nameOf, variantsOf, widths } from '../variants.ts';
import type { Choices, Selection, Story, Variant } from '../variants.ts';
import { storyA11y } from './a11y.ts';
import { focusIssues } from './focus.ts';
import { playedKeys } from './keyboard.ts';
import { layoutIssues } from './layout.ts';
import { describeViolation } from './rules.ts';

declare global {
  interface Window {
    /** The features of `main.ts`. */
    FEATURES: { actions: boolean };
    __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>;
    /** Sets the width of the window. Only the test runner can. */
    setWidth?: (width: number) => Promise<void>;
    forceColours: () => Promise<void>;
    /** For the test runner: checks the played story in its variants. */
    checkStory: (storyId: string, selection: Selection) => Promise<Checked>;
  }
}

interface Checked {
  problems: string[];
  /** What was pressed in a story that is tagged `keyboard`. */
  keys: ReturnType<typeof playedKeys> | undefined;
}

interface Finished {
  status: 'success' | 'error';
  reporters: { status: string; result: A11yReport }[];
}

const channel = addons.getChannel();

const first: Pick<Variant, 'checks' | 'width'> = { checks: 'all', width: widths.desktop };

let next = first;

const setWidth = async (width: number) => {
  if (innerWidth !== width) await window.setWidth?.(width);
};

/** Selects the width and what the accessibility addon checks after this rendering. */
export const selectVariant = async (context: StoryContext) => {
  const { textSize, viewport } = context.globals as Choices & NonNullable<Story['fixed']>;
  document.documentElement.style.fontSize = textSize;
  context.parameters = { ...context.parameters, a11y: storyA11y(context.title, next.checks) };
  const { width } = next;
  next = first;
  await setWidth(viewport?.value ? widths[viewport.value] : width);
};

/** Waits for fonts and for animations that end soon, because axe misjudges the contrast of a fading element. */
export const settle = async () => {
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  await frame();
  if (document.fonts.status === 'loading') {
    await document.fonts.ready;
    // Observers of sizes run at the end of this frame.
    await frame();
  }
  const ending = document.getAnimations().filter(({ effect, playState, currentTime }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && Number(endTime) - Number(currentTime) < 1000;
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await frame();
};

const describeReport = ({ status, result }: Finished['reporters'][number]): string[] => {
  if (status !== 'failed') return [];
  return 'error' in result ? [`axe failed: ${result.error.message}`] : result.violations.map(describeViolation);
};

/** Renders the current story in a variant, and resolves to the problems. */
const render = async (variant: Variant) =>
  new Promise<string[]>((resolve) => {
    const found: string[] = [];
    const onError = ({ message }: Error) => found.push(`the story threw: ${message}`);
    channel.once(STORY_THREW_EXCEPTION, onError);
    channel.once(STORY_FINISHED, ({ status, reporters }: Finished) => {
      channel.off(STORY_THREW_EXCEPTION, onError);
      found.push(...reporters.flatMap(describeReport));
      resolve(status === 'error' && found.length === 0 ? ['the story could not be rendered'] : found);
    });
    next = variant;
    channel.emit(UPDATE_GLOBALS, { globals: variant.choices });
  });

/** Waits until the present rendering has ended: Storybook reloads the page when another story is selected before that. */
const untilEnded = async () => {
  const isEnded = () => {
    const { currentRender } = window.__STORYBOOK_PREVIEW__;
    return !(currentRender && 'phase' in currentRender) || /finished|errored|aborted/.test(currentRender.phase ?? '');
  };
  while (!isEnded()) await new Promise((painted) => requestAnimationFrame(painted));
};

const reflow = async ({ choices, width }: Variant) => {
  await setWidth(width);
  document.documentElement.style.fontSize = choices.textSize;
  await settle();
  return layoutIssues();
};

window.checkStory = async (storyId, selection) => {
  const { storyGlobals, tags } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  const keys = tags.includes('keyboard') ? playedKeys(storyId) : undefined;
  const fixed = storyGlobals as NonNullable<Story['fixed']>;
  const fixedWidth = fixed.viewport && widths[fixed.viewport.value];
  const problems: string[] = [];
  for (const variant of variantsOf({ id: storyId, fixed }, selection)) {
    const name = nameOf({ choices: { ...variant.choices, ...fixed }, width: fixedWidth ?? variant.width });
    const found = await (variant.checks === 'layout' ? reflow(variant) : render(variant));
    problems.push(...found.map((problem) => `[${name}, text ${variant.choices.textSize}] ${problem}`));
  }
  // Last, because focusing makes forms validate and carousels stop.
  await setWidth(fixedWidth ?? widths.smallest);
  await window.forceColours();
  await settle();
  problems.push(...focusIssues().map((problem) => `[focus] ${problem}`));
  await untilEnded();
  return { problems, keys };
};

// Screenshots wait for this attribute.
channel.on(STORY_FINISHED, ({ status }: Finished) => (document.body.dataset['storyStatus'] = status));
