import type { A11yReport } from '@storybook/addon-a11y';
import type { ReactRenderer } from '@storybook/react-vite';
import { STORY_FINISHED, STORY_THREW_EXCEPTION, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { BeforeEach } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import type { PreviewWeb } from 'storybook/preview-api';
import type { Checks, Choices, Story, widths } from '../variants.ts';
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
    /** For the test runner. Each check resolves to the problems found. */
    storyChecks: {
      read: (storyId: string) => Promise<Settings>;
      /** Renders the current story with other choices of the toolbar. */
      render: (choices: Choices, checks: Checks) => Promise<string[]>;
      /** Checks the current story in this window with a text size. */
      layout: (textSize: Choices['textSize']) => Promise<string[]>;
      focus: () => Promise<string[]>;
    };
  }
}

/** What a story says about its variants. */
interface Settings {
  variants: Story['variants'];
  /** The choices of the toolbar that the story fixes for itself. */
  fixed: Partial<Choices> & { viewport?: { value: keyof typeof widths } };
  /** What was pressed in a story that is tagged `keyboard`. */
  keys: ReturnType<typeof pressedKeys> | undefined;
}

interface Finished {
  status: 'success' | 'error';
  reporters: { status: string; result: A11yReport }[];
}

const channel = addons.getChannel();

let nextChecks: Checks = 'all';

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

window.storyChecks = {
  read: async (storyId) => {
    await window.__STORYBOOK_PREVIEW__.ready();
    const { parameters, storyGlobals, tags } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    const keys = tags.includes('keyboard') ? pressedKeys() : undefined;
    return { variants: (parameters as Pick<Story, 'variants'>).variants, fixed: storyGlobals, keys };
  },
  render: async (choices, checks) =>
    new Promise((resolve) => {
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
    }),
  layout: async (textSize) => {
    document.documentElement.style.fontSize = textSize;
    await settle();
    return layoutIssues();
  },
  focus: async () => {
    await settle();
    return focusIssues();
  },
};

// Screenshots wait for this attribute.
channel.on(STORY_FINISHED, ({ status }: Finished) => (document.body.dataset['storyStatus'] = status));
