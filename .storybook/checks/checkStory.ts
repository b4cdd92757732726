import type { A11yReport } from '@storybook/addon-a11y';
import type { ReactRenderer } from '@storybook/react-vite';
import {
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_THREW_EXCEPTION,
  UNHANDLED_ERRORS_WHILE_PLAYING,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events';
import type { BeforeEach } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import type { PreviewWeb } from 'storybook/preview-api';
import type { Checks, Choices, Story, widths } from '../variants.ts';
import { storyA11y } from './a11y.ts';
import { focusIssues } from './focus.ts';
import { layoutIssues } from './layout.ts';
import { describeViolation } from './rules.ts';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>;
    /** For the tests of the stories. Each check resolves to the problems found. */
    storyChecks: {
      read: (storyId: string) => Promise<Settings>;
      /** Renders, plays and checks a story. */
      visit: (storyId: string) => Promise<string[]>;
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
  await document.fonts.ready;
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

const failures = [STORY_ERRORED, STORY_THREW_EXCEPTION, PLAY_FUNCTION_THREW_EXCEPTION, UNHANDLED_ERRORS_WHILE_PLAYING];

/** Emits an event that renders a story, and resolves to the problems when the story has finished. */
const finish = async (event: string, payload: object) =>
  new Promise<string[]>((resolve) => {
    const found = new Set<string>();
    const onError = (...errors: unknown[]) => {
      for (const error of errors.flat() as { message?: string; description?: string }[])
        found.add(`the story failed: ${error.message ?? error.description}`);
    };
    for (const failure of failures) channel.on(failure, onError);
    channel.once(STORY_FINISHED, ({ status, reporters }: Finished) => {
      for (const failure of failures) channel.off(failure, onError);
      for (const problem of reporters.flatMap(describeReport)) found.add(problem);
      resolve(status === 'error' && found.size === 0 ? ['the story could not be rendered'] : [...found]);
    });
    channel.emit(event, payload);
  });

window.storyChecks = {
  read: async (storyId) => {
    await window.__STORYBOOK_PREVIEW__.ready();
    const { parameters, storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return { variants: (parameters as Pick<Story, 'variants'>).variants, fixed: storyGlobals };
  },
  visit: async (storyId) => finish(SET_CURRENT_STORY, { storyId, viewMode: 'story' }),
  render: async (choices, checks) => {
    nextChecks = checks;
    return finish(UPDATE_GLOBALS, { globals: choices });
  },
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
