import * as data from '@dealerkit/api-client/react';
import { readReturnTo } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { dashboardItems } from '@dealerkit/ui/blocks/DashboardMenu';
import { Page } from '@dealerkit/ui/elements/Page';
import { PageHeader } from '@dealerkit/ui/elements/PageHeader';
import { Text } from '@dealerkit/ui/elements/Text';
import { AddProductScreen } from '@dealerkit/ui/screens/AddProductScreen';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import { DashboardScreen } from '@dealerkit/ui/screens/DashboardScreen';
import { LoginScreen } from '@dealerkit/ui/screens/LoginScreen';
import { ManageProductsScreen } from '@dealerkit/ui/screens/ManageProductsScreen';
import { MyOrdersScreen } from '@dealerkit/ui/screens/MyOrdersScreen';
import { NotFoundScreen } from '@dealerkit/ui/screens/NotFoundScreen';
import { OrderDeskScreen } from '@dealerkit/ui/screens/OrderDeskScreen';
import { PartScreen } from '@dealerkit/ui/screens/PartScreen';
import { PurchaseScreen } from '@dealerkit/ui/screens/PurchaseScreen';
import { SignupScreen } from '@dealerkit/ui/screens/SignupScreen';
import { en } from '@dealerkit/ui/texts/en';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useDocumentTitle } from '@dealerkit/ui/usePageTransition';
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useContent } from '../content.js';
import { capabilities, host, isDemo, session, useAccount } from '../session.js';

export const NotFound = () => {
  const { dealer, hero } = useContent();
  useLocation(); // The title is set again for each address.
  useDocumentTitle(useUi().texts.titles.notFound, dealer.name);
  return <NotFoundScreen picture={hero.picture} />;
};

// Your decision: a page of your own, with its path in src/paths.ts and its route in src/routes.tsx.
export const Showrooms = () => {
  const [{ dealer }, title] = [useContent(), useUi().texts.footer.showrooms];
  useDocumentTitle(title, dealer.name);
  const rooms = dealer.showrooms.map(({ name, address, hours }) => <Text key={name}>{name}, {address}, {hours}</Text>);
  return <Page width="measure"><PageHeader title={title} />{rooms}</Page>;
};

export const AllParts = () => {
  const navigate = useNavigate();
  const list = data.usePartList(useLocation().search, { locale: useUi().texts.locale, onReplace: (href) => void navigate(href, { replace: true }) });
  return <AllPartsScreen {...list} contact={useContent().contact} />;
};

export const Part = () => <PartScreen {...data.usePart(useParams()['id'] ?? '')} contact={useContent().contact} />;

const usePurchase = () => data.usePurchase(useParams()['id'] ?? '', { account: useAccount() }, useMessages(en));
export const Purchase = () => <PurchaseScreen {...usePurchase()} contact={useContent().contact} />;

/** Leads a user who has signed in to the page that was requested. */
const useReturnTo = () => {
  const { state } = useLocation();
  const isSignedIn = data.useSession(session).status === 'signedIn';
  return isSignedIn && <Navigate to={state ? readReturnTo(state, location.origin) : paths.dashboard} replace />;
};

export const Login = () => {
  const { onGoogle: _, ...login } = data.useLogin(session, useTexts(en), { isDemo });
  return useReturnTo() || <LoginScreen {...login} />;
};

export const Signup = () => {
  const { onGoogle: _, ...signup } = data.useSignup(session, useTexts(en), { isDemo });
  return useReturnTo() || <SignupScreen {...signup} />;
};

export const Dashboard = () => {
  const { name, email } = useAccount();
  const admin = ['myOrders', ...(capabilities.findOrders ? (['orders'] as const) : []), 'addProduct', 'manageProducts'] as const;
  const items = dashboardItems(useUi().texts, { customer: ['myOrders'], admin });
  return (
    <DashboardScreen {...{ name, items }} role={data.useRole(email)} currentPath={useLocation().pathname}>
      <Outlet />
    </DashboardScreen>
  );
};

const useMyOrders = () => ({ ...data.useMyOrders(useAccount().email), onDelete: data.useDeleteOrder(useMessages(en)).onDelete });
export const MyOrders = () => <MyOrdersScreen {...useMyOrders()} />;

export const Orders = () => {
  const navigate = useNavigate();
  const desk = data.useOrderDesk(useLocation().search, (href) => void navigate(href, { replace: true }));
  return <OrderDeskScreen {...desk} onApply={data.useSetOrderStatuses(useMessages(en))} />;
};

export const AddProduct = () => {
  const forms = { uploadPicture: data.useUploadPicture(host), hasOwnValues: capabilities.updatePart };
  return <AddProductScreen {...forms} onAdd={data.useAddPart(useTexts(en).addPart)} />;
};

export const ManageProducts = () => <ManageProductsScreen {...data.useManageParts('', useMessages(en))} />;
