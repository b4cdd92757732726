import { useState } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { HomeScreen } from '../../screens/HomeScreen/HomeScreen.js';
import { LoginScreen } from '../../screens/LoginScreen/LoginScreen.js';
import { MyOrdersScreen } from '../../screens/MyOrdersScreen/MyOrdersScreen.js';
import { PurchaseScreen } from '../../screens/PurchaseScreen/PurchaseScreen.js';
import { UiProvider } from '../../UiProvider.js';
import * as fixtures from '../../../stories/fixtures/index.js';
import { buttons, padded, page, screen } from './BrandEditor.css.js';

const submit = async () => undefined;

const screens = {
  Home: (
    <HomeScreen
      hero={fixtures.hero}
      parts={{ state: 'ready', data: fixtures.parts }}
      reviews={{ state: 'ready', data: fixtures.reviews }}
      allPartsHref="/parts"
      stats={fixtures.stats}
      slides={fixtures.slides}
      owner={fixtures.owner}
    />
  ),
  Purchase: (
    <PurchaseScreen
      part={{ state: 'ready', data: fixtures.brakeDisc }}
      customer={{ name: 'Nasrin Akter', email: 'shopper@example.com' }}
      contact={fixtures.contact}
      onOrder={submit}
    />
  ),
  'My Orders': (
    <div className={padded}>
      <MyOrdersScreen orders={{ state: 'ready', data: fixtures.orders }} onDelete={submit} />
    </div>
  ),
  Login: <LoginScreen onLogin={submit} onGoogle={submit} />,
};

export interface BrandedScreensProps {
  /** The name under which the stylesheet of the brand is on the page. */
  brand: string;
}

/** Screens of the shop in a brand, in light or dark mode. */
export const BrandedScreens = ({ brand }: BrandedScreensProps) => {
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  return (
    <>
      <div className={buttons} role="group" aria-label="Mode of the screens">
        <Button
          tone={mode === 'light' ? 'neutral' : 'quiet'}
          aria-pressed={mode === 'light'}
          onClick={() => setMode('light')}
        >
          Light
        </Button>
        <Button
          tone={mode === 'dark' ? 'neutral' : 'quiet'}
          aria-pressed={mode === 'dark'}
          onClick={() => setMode('dark')}
        >
          Dark
        </Button>
      </div>
      {Object.entries(screens).map(([name, content]) => (
        <section key={name} className={screen} aria-label={`${name} in the brand`}>
          <UiProvider brand={brand} mode={mode}>
            <div className={page}>{content}</div>
          </UiProvider>
        </section>
      ))}
    </>
  );
};
