import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PurchaseScreen } from '@dealerkit/ui/screens/PurchaseScreen';
import { SiteFrame } from '@dealerkit/ui/blocks/SiteFrame';
import { en } from '@dealerkit/ui/texts/en';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { type Mode, UiProvider } from '@dealerkit/ui/UiProvider';
import '@dealerkit/ui/fonts.css';
import '@dealerkit/ui/styles.css';

const showroom = {
  name: 'Shiroil',
  address: '12 Terminal Road, Rajshahi',
  phone: '01700-000931',
  hours: '9:00 to 20:00',
};
const dealer = { name: 'Padma Truck Parts', city: 'Rajshahi', foundedIn: 1998, showrooms: [showroom] };
const clutch = { _id: '1', product_name: 'Clutch Kit 430 mm', price: 38500, available_quantity: 14 };

const Shop = () => {
  const [mode, setMode] = useState<Mode>('system');
  return (
    <UiProvider texts={en} currency="BDT" mode={mode}>
      <SiteFrame
        dealer={dealer}
        session="signedIn"
        currentPath="/purchase/1"
        mode={mode}
        onModeChange={setMode}
        onSignOut={() => undefined}
      >
        <PurchaseScreen
          part={{ state: 'ready', data: clutch }}
          customer={{ name: 'Nasrin Akter', email: 'nasrin@example.com' }}
          onOrder={async ({ orderQuantity }) => {
            showToast({ tone: 'success', text: `${orderQuantity} pieces are ordered.` });
            return undefined;
          }}
        />
      </SiteFrame>
    </UiProvider>
  );
};

// The page has <div id="root"></div>.
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Shop />);
