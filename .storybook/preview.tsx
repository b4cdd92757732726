import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import type { DashboardRole } from '../packages/ui/src/blocks/DashboardMenu/DashboardMenu.js';
import { languageOfLocale } from '../packages/domain/src/text/languages.js';
import { SiteFrame } from '../packages/ui/src/blocks/SiteFrame/SiteFrame.js';
import type { DealerFacts } from '../packages/ui/src/dealer.js';
import { languages } from '../packages/ui/src/languages.js';
import type { LanguageCode } from '../packages/ui/src/languages.js';
import { DashboardScreen } from '../packages/ui/src/screens/DashboardScreen/DashboardScreen.js';
import type { LoadedTexts } from '../packages/ui/src/texts/en.js';
import { UiProvider } from '../packages/ui/src/UiProvider.js';
import { banglaDealer, banglaTranslations, dealer, pictureFor } from '../packages/ui/stories/fixtures/index.js';
import { hostItems } from '../packages/ui/stories/hostItems.js';
import '../packages/ui/src/theme/theme.css.js';
import '../packages/ui/src/theme/fonts.css';
import { completeArgTypes } from './argTypes.ts';
import { elementA11y } from './checks/a11y.ts';
import { selectVariant, settle } from './checks/checkStory.ts';
import { checkKeyboard, resetInput } from './checks/keyboard.ts';
import { hidePlayedFocus, playInOwnLanguage } from './checks/play.ts';
import { siteTheme } from './theme.ts';
import { brandNames, chromaticModes, languageCodes, defaults, viewportOf, widths } from './variants.ts';
import type { Choices } from './variants.ts';

// A loaded machine needs more than the default second for code that loads when it is used.
configure({ asyncUtilTimeout: 10_000 });

import.meta.glob('../packages/ui/src/theme/brands/*.css.ts', { eager: true });

// Storybook renders a page of documentation without landmarks.
document.querySelector('#storybook-docs')?.setAttribute('role', 'main');

// The tests of stories do not need it.
const CopyableDocs = lazy(async () => import('./CopyableDocs.tsx'));

/** Where a screen is shown: its path, the role of the user if it is inside the dashboard, and whether a visitor sees it. */
interface Page {
  path?: string;
  role?: DashboardRole;
  isSignedOut?: boolean;
}

/** The choices of the toolbar; `pseudo` is English with accents, to see which texts come from no catalogue. */
interface ToolbarChoices extends Omit<Choices, 'language'> {
  language: LanguageCode | 'pseudo';
}

const codeOf = ({ language }: ToolbarChoices): LanguageCode => (language === 'pseudo' ? 'en' : language);

/** The fixtures of the dealer in each language, and the translations of the others, which are English. */
const fixtures: Partial<Record<LanguageCode, { dealer: DealerFacts; translations: ReadonlyMap<unknown, unknown> }>> = {
  bn: { dealer: banglaDealer, translations: banglaTranslations },
};

const loadTexts = async (choices: ToolbarChoices): Promise<LoadedTexts> => {
  if (choices.language !== 'pseudo') return languages[choices.language].load();
  const [{ en }, { pseudoTexts }] = await Promise.all([
    import('../packages/ui/src/texts/en.js'),
    import('../packages/ui/src/texts/pseudo.js'),
  ]);
  return pseudoTexts(en);
};

/** Replaces the English fixtures by their translations into the language. */
const withTranslatedFixtures: Decorator<object> = (Story, { args, globals }) => {
  const translations = fixtures[codeOf(globals as ToolbarChoices)]?.translations;
  if (!translations) return <Story />;
  const translated = Object.entries(args).map(([name, value]) => [name, translations.get(value) ?? value] as const);
  return <Story args={Object.fromEntries<unknown>(translated)} />;
};

const choose = (globals: Partial<Choices>) => addons.getChannel().emit(UPDATE_GLOBALS, { globals });

/** Renders a screen in the frame of the site and of the dashboard, because its landmarks and headings are only valid there. */
const withSiteFrame: Decorator<object> = (Story, { globals, parameters, loaded }) => {
  const { path, role, isSignedOut = false } = parameters as Page;
  if (path === undefined) return <Story />;
  const { mode } = globals as Choices;
  const code = codeOf(globals as ToolbarChoices);
  return (
    <SiteFrame
      dealer={fixtures[code]?.dealer ?? dealer}
      session={!isSignedOut && /^.(dashboard|purchase)/.test(path) ? 'signedIn' : 'signedOut'}
      currentPath={path}
      mode={mode}
      onModeChange={(chosen) => choose({ mode: chosen })}
      languages={languageCodes.toReversed().map((each) => languages[each])}
      onLanguageChange={(locale) => choose({ language: languageOfLocale(locale) })}
      onSignOut={() => undefined}
    >
      {role ? (
        <DashboardScreen
          name={role === 'admin' ? 'Mizanur Rahman' : 'Nasrin Akter'}
          role={{ state: 'ready', data: role }}
          currentPath={path}
          items={hostItems((loaded as { texts: LoadedTexts }).texts)}
        >
          <Story />
        </DashboardScreen>
      ) : (
        <Story />
      )}
    </SiteFrame>
  );
};

/** Passes the choices of the toolbar to every component by the provider, as an application does. */
const withProvider: Decorator<object> = (Story, { globals, loaded }) => {
  const { brand, mode } = globals as Choices;
  const { texts } = loaded as { texts: LoadedTexts };
  return (
    <UiProvider currency="BDT" brand={brand} mode={mode} texts={texts} pictureFor={pictureFor}>
      <Story />
    </UiProvider>
  );
};

const toolbar = (description: string, icon: 'paintbrush' | 'contrast' | 'globe' | 'zoom', items: string[]) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

const viewports = Object.entries(widths).map(([name, width]) => {
  const styles = { width: `${width}px`, height: `${viewportOf(width).height}px` };
  return [name, { name: `${name} (${width})`, styles }] as const;
});

const preview: Preview = {
  argTypesEnhancers: [completeArgTypes],
  beforeAll: () => {
    // Links in Storybook's hidden overlays come first in the page, so axe would not accept the skip link of a story.
    for (const link of document.querySelectorAll('body > .sb-wrapper a')) link.remove();
  },
  loaders: async ({ globals }) => ({ texts: await loadTexts(globals as ToolbarChoices) }),
  beforeEach: [resetInput, playInOwnLanguage, selectVariant],
  afterEach: [checkKeyboard, settle, hidePlayedFocus],
  decorators: [withTranslatedFixtures, withSiteFrame, withProvider],
  initialGlobals: { ...defaults, viewport: { value: undefined } },
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', brandNames),
    mode: toolbar('Mode', 'contrast', ['light', 'dark', 'system']),
    language: toolbar('Language', 'globe', [...languageCodes, 'pseudo']),
    textSize: toolbar('Text size', 'zoom', ['100%', '200%']),
  },
  parameters: {
    a11y: elementA11y,
    actions: { disable: !window.FEATURES.actions },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { theme: siteTheme, container: CopyableDocs },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'All screens',
            'Getting started',
            'Brand colours and fonts',
            'Brand editor',
            'Style a part',
            'Styled parts',
            'Tokens',
            'Brands of parts of a page',
            'Texts and languages',
            'Voice and texts',
            'Replace something',
            'Pages and routes',
            'Data and sign-in',
            'Host and backend',
            'Release and updates',
            'Accessibility',
            'How to read these stories',
            'Wall of variants',
            'Changelog',
          ],
          'Screens',
          'Blocks',
          'Elements',
        ],
      },
    },
    viewport: { options: Object.fromEntries(viewports) },
  },
  tags: ['autodocs'],
};

export default preview;
