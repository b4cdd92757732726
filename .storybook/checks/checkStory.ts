import type { A11yReport } from '@storybook/addon-a11y';
import type { ReactRenderer } from '@storybook/react-vite';
import { STORY_FINISHED, STORY_THREW_EXCEPTION, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { AfterEach, BeforeEach } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import type { Checks, Choices } from '../variants.ts';
import { storyA11y } from './a11y.ts';

declare global {
  interface Window {
    /** For the test runner: renders the current story with other choices of the toolbar and resolves to the problems found. */
    renderVariant: (choices: Choices, checks: Checks) => Promise<string[]>;
  }
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
export const settle: AfterEach<ReactRenderer> = async () => {
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
  if ('error' in result) return [`axe failed: ${result.error.message}`];
  return result.violations.map(({ id, help, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ html, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join('; ');
      return `\n    ${html.slice(0, 200)}\n      ${reasons}`;
    });
    return `${id}: ${help}${elements.join('')}`;
  });
};

window.renderVariant = async (choices, checks) =>
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
  });

// Screenshots wait for this attribute.
channel.on(STORY_FINISHED, ({ status }: Finished) => (document.body.dataset['storyStatus'] = status));
