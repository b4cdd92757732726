import type { Decorator, Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import type { DashboardRole } from '../packages/ui/src/blocks/DashboardMenu/DashboardMenu.js';
import { SiteFrame } from '../packages/ui/src/blocks/SiteFrame/SiteFrame.js';
import { paths } from '../packages/ui/src/paths.js';
import { banglaDealer, banglaTranslations, dealer, pictureFor } from '../packages/ui/stories/fixtures/index.js';
import { DashboardScreen } from '../packages/ui/src/screens/DashboardScreen/DashboardScreen.js';
import { languages } from '../packages/ui/src/languages.js';
import type { LanguageCode } from '../packages/ui/src/languages.js';
import { UiProvider } from '../packages/ui/src/UiProvider.js';
import type { Mode } from '../packages/ui/src/UiProvider.js';
import { bn } from '../packages/ui/src/texts/bn.js';
import { en } from '../packages/ui/src/texts/en.js';
import type { Texts } from '../packages/ui/src/texts/en.js';
import { brands } from '../packages/ui/src/theme/brands.js';
import '../packages/ui/src/theme/base.css.js';
import '../packages/ui/src/theme/brands/meghna.css.js';
import '../packages/ui/src/theme/brands/surma.css.js';
import '../packages/ui/src/theme/brands/wireframe.css.js';
import '../packages/ui/src/theme/fonts.css';
import { chromaticModes } from './modes.js';

const catalogues: Record<LanguageCode, Texts> = { en, bn };

/** What the toolbar can choose. */
interface Choices {
  brand: string;
  mode: Mode;
  language: LanguageCode;
}

const forEveryone = ['Home', 'Blog', 'Portfolio', 'Login', 'Signup', 'NotFound'];

/** The screens inside the dashboard, by the path and the role that show them. */
const inDashboard: Record<string, { path: string; role: DashboardRole }> = {
  MyOrders: { path: paths.myOrders, role: 'customer' },
  Review: { path: paths.review, role: 'customer' },
  MyProfile: { path: paths.myProfile, role: 'customer' },
  AllUser: { path: paths.allUser, role: 'admin' },
  AddProduct: { path: paths.addProduct, role: 'admin' },
  ManageProducts: { path: paths.manageProducts, role: 'admin' },
};

/** Who looks at them. */
const namesOf: Record<DashboardRole, string> = { customer: 'Nasrin Akter', admin: 'Mizanur Rahman' };

/** A page of the dashboard stands beside its menu. */
const inTheDashboard: Decorator<object> = (Story, { title }) => {
  const page = inDashboard[/^Screens\/(.+)Screen$/.exec(title)?.[1] ?? ''];
  if (page === undefined) return <Story />;
  return (
    <DashboardScreen name={namesOf[page.role]} role={{ state: 'ready', data: page.role }} currentPath={page.path}>
      <Story />
    </DashboardScreen>
  );
};

/** Chooses in a page what the toolbar chooses. */
const choose = (globals: Partial<Choices>) => addons.getChannel().emit('updateGlobals', { globals });

/** Screens stand in the frame of the site, where their landmarks and headings belong. */
const inTheFrame: Decorator<object> = (Story, { globals, title }) => {
  const screen = /^Screens\/(.+)Screen$/.exec(title)?.[1];
  if (screen === undefined) return <Story />;
  const { language, mode } = globals as unknown as Choices;
  const other = language === 'bn' ? 'en' : 'bn';
  return (
    <SiteFrame
      dealer={language === 'bn' ? banglaDealer : dealer}
      session={forEveryone.includes(screen) ? 'signedOut' : 'signedIn'}
      currentPath={inDashboard[screen]?.path ?? (screen === 'Home' ? paths.home : `/${screen.toLowerCase()}`)}
      mode={mode}
      onModeChange={(chosen) => choose({ mode: chosen })}
      otherLanguage={{ locale: languages[other].locale, name: languages[other].name }}
      onLanguageChange={() => choose({ language: other })}
      onSignOut={() => undefined}
    >
      <Story />
    </SiteFrame>
  );
};

/** In Bangla, the dealer of the samples speaks Bangla, too. */
const inTheDealersWords: Decorator<object> = (Story, { args, globals }) => {
  const { language } = globals as unknown as Choices;
  if (language === 'en') return <Story />;
  const said = Object.entries(args).map(([name, value]) => [name, banglaTranslations.get(value) ?? value] as const);
  return <Story args={Object.fromEntries<unknown>(said)} />;
};

/** The toolbar's choices reach every component the way an application's do: through the one provider. */
const inTheShop: Decorator<object> = (Story, { globals }) => {
  const { brand, mode, language } = globals as unknown as Choices;
  return (
    <UiProvider brand={brand} mode={mode} texts={catalogues[language]} pictureFor={pictureFor}>
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  beforeAll: () => {
    // Storybook's own hidden overlays hold links; before them no link of a story would count as a skip link.
    for (const link of document.querySelectorAll('body > .sb-wrapper a')) link.remove();
  },
  decorators: [inTheDealersWords, inTheDashboard, inTheFrame, inTheShop],
  initialGlobals: { brand: 'surma', mode: 'light', language: 'en', viewport: { value: undefined } },
  globalTypes: {
    brand: {
      description: "The dealer's look",
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: Object.keys(brands) },
    },
    mode: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    language: {
      description: 'The catalogue of words',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, { name }]) => ({ value, title: name })),
      },
    },
  },
  parameters: {
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Guide', ['How to read these stories', 'Tokens', 'Voice and texts'], 'Screens', 'Blocks', 'Elements'],
      },
    },
    viewport: {
      options: {
        smallest: { name: 'Smallest phone (320)', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        phone: { name: 'Phone (360)', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desk: { name: 'Desk (1280)', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
  },
  tags: ['autodocs'],
};

export default preview;
