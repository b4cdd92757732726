import { createClient } from '@dealerkit/api-client';
import { HomeScreen } from '@dealerkit/ui/HomeScreen';
import '@dealerkit/ui/fonts.css';
import '@dealerkit/ui/styles.css';
import { ShopProvider } from './ShopProvider.js';

const client = createClient({ host: 'https://shop.example.com/api' });
const lorry = { src: '/lorry.jpg', width: 1600, height: 900, alt: 'Lorry in front of the shop' };

/** A server component: it loads the parts, and passes values and no functions. */
const Page = async () => (
  <ShopProvider>
    <HomeScreen
      hero={{ picture: lorry, lead: 'Brakes, clutches and springs since 1998.' }}
      parts={{ state: 'ready', data: await client.listParts() }}
      reviews={{ state: 'ready', data: await client.listReviews() }}
      stats={[{ value: '27', label: 'Years in Rajshahi' }]}
      slides={[{ picture: lorry, caption: 'The yard' }]}
      owner={{ name: 'Salma Khatun', role: 'Owner', portrait: lorry, message: ['Come in and ask.'] }}
    />
  </ShopProvider>
);
export default Page;
