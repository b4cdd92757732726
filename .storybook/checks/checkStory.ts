import type { A11yReport } from '@storybook/addon-a11y';
import type { ReactRenderer } from '@storybook/react-vite';
import { STORY_FINISHED, STORY_THREW_EXCEPTION, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { BeforeEach } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import type { PreviewWeb } from 'storybook/preview-api';
import { nameOf, variantsOf, widths } from '../variants.ts';
import type { Choices, Story, Variant } from '../variants.ts';
import { storyA11y } from './a11y.ts';
import { focusIssues } from './focus.ts';
import { pressedKeys } from './keyboard.ts';
import { layoutIssues } from './layout.ts';
import { describeViolation } from './rules.ts';

declare global {
  interface Window {
    /** The features of `main.ts`. */
    FEATURES: { actions: boolean };
    __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>;
    /** Sets the width of the window, by the test runner. */
    setWidth: (width: number) => Promise<void>;
    /** For the test runner. */
    storyChecks: {
      /** Prepares the window for a story. */
      open: (storyId: string) => Promise<void>;
      /** Checks the played story in its variants, and resolves to the problems and the keys that were pressed in it. */
      check: (storyId: string, variants: Story['variants']) => Promise<Checked>;
      focus: () => Promise<string[]>;
    };
  }
}

interface Checked {
  problems: string[];
  keys: ReturnType<typeof pressedKeys> | undefined;
}

interface Finished {
  status: 'success' | 'error';
  reporters: { status: string; result: A11yReport }[];
}

const channel = addons.getChannel();

let nextChecks: Variant['checks'] = 'all';

/** Selects what the accessibility addon checks after this rendering. */
export const selectChecks: BeforeEach<ReactRenderer> = (context) => {
  const { textSize } = context.globals as Choices;
  document.documentElement.style.fontSize = textSize;
  context.parameters = { ...context.parameters, a11y: storyA11y(context.title, nextChecks) };
  nextChecks = 'all';
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

/** What the story says about its variants. */
const readStory = async (storyId: string) => {
  await window.__STORYBOOK_PREVIEW__.ready();
  const { parameters, storyGlobals, tags } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  const { variants } = parameters as Pick<Story, 'variants'>;
  return { story: { id: storyId, variants, fixed: storyGlobals as NonNullable<Story['fixed']> }, tags };
};

const setWidth = async (width: number) => {
  if (innerWidth !== width) await window.setWidth(width);
};

/** Renders the current story with other choices of the toolbar, and resolves to the problems. */
const render = async ({ choices, checks }: Variant) =>
  new Promise<string[]>((resolve) => {
    const found: string[] = [];
    const onError = ({ message }: Error) => found.push(`the story threw: ${message}`);
    channel.once(STORY_THREW_EXCEPTION, onError);
    channel.once(STORY_FINISHED, ({ status, reporters }: Finished) => {
      channel.off(STORY_THREW_EXCEPTION, onError);
      found.push(...reporters.flatMap(describeReport));
      resolve(status === 'error' && found.length === 0 ? ['the story could not be rendered'] : found);
    });
    nextChecks = checks;
    channel.emit(UPDATE_GLOBALS, { globals: choices });
  });

const reflow = async ({ choices }: Variant) => {
  document.documentElement.style.fontSize = choices.textSize;
  await settle();
  return layoutIssues();
};

window.storyChecks = {
  open: async (storyId) => {
    const { viewport } = (await readStory(storyId)).story.fixed;
    await setWidth(widths[viewport?.value ?? 'desktop']);
  },
  check: async (storyId, variants) => {
    const { story, tags } = await readStory(storyId);
    const problems: string[] = [];
    const keys = tags.includes('keyboard') ? pressedKeys() : undefined;
    for (const variant of variantsOf({ ...story, variants: variants ?? story.variants })) {
      await setWidth(variant.width);
      const found = await (variant.checks === 'layout' ? reflow(variant) : render(variant));
      const name = nameOf({ ...variant, choices: { ...variant.choices, ...story.fixed } });
      problems.push(...found.map((problem) => `[${name}, text ${variant.choices.textSize}] ${problem}`));
    }
    await setWidth(widths[story.fixed.viewport?.value ?? 'smallest']);
    return { problems, keys };
  },
  focus: async () => {
    await settle();
    return focusIssues().map((problem) => `[focus] ${problem}`);
  },
};

// Screenshots wait for this attribute.
channel.on(STORY_FINISHED, ({ status }: Finished) => (document.body.dataset['storyStatus'] = status));
