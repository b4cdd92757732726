import {
  mapAsyncData,
  storedDraft,
  useDeleteOrder,
  useMutation,
  useMyOrders,
  useOrderedProducts,
  useProfile,
  useQuery,
  useRole,
} from '@dealerkit/api-client/react';
import { DashboardScreen } from '@dealerkit/ui/screens/DashboardScreen';
import { MyOrdersScreen } from '@dealerkit/ui/screens/MyOrdersScreen';
import { MyProfileScreen } from '@dealerkit/ui/screens/MyProfileScreen';
import { Overview } from '@dealerkit/ui/blocks/Overview';
import { paths } from '@dealerkit/domain/paths';
import { ReviewScreen } from '@dealerkit/ui/screens/ReviewScreen';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useMessages } from '@dealerkit/ui/useMessages';
import { Outlet, useLocation } from 'react-router-dom';
import { useAccount } from '../session.js';
import { dashboardTexts } from '@dealerkit/ui/texts/en/dashboard';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { myOrdersTexts } from '@dealerkit/ui/texts/en/myOrders';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { profileTexts } from '@dealerkit/ui/texts/en/profile';
import { addReviewTexts } from '@dealerkit/ui/texts/en/addReview';

const english = {
  ...dashboardTexts,
  ...orderLinesTexts,
  ...ordersTexts,
  ...myOrdersTexts,
  ...deleteModalTexts,
  ...profileTexts,
  ...addReviewTexts,
};

export const Dashboard = () => {
  const { name, email } = useAccount();
  return (
    <DashboardScreen name={name} role={useRole(email)} currentPath={useLocation().pathname}>
      <Outlet />
    </DashboardScreen>
  );
};

export const Start = () => {
  const { dashboard, myOrders } = useTexts(english);
  const orders = useQuery('listOrders', { email: useAccount().email });
  return (
    <Overview
      stats={mapAsyncData(orders, ({ length }) => [
        { label: dashboard.ordersPlaced, value: length, href: paths.myOrders },
      ])}
      primaryAction={{ label: myOrders.toParts, href: paths.allParts }}
    />
  );
};

export const MyOrders = () => {
  const { onDelete } = useDeleteOrder(useMessages(english));
  return <MyOrdersScreen {...useMyOrders(useAccount().email)} onDelete={onDelete} />;
};

export const Review = () => {
  const { addReview } = useTexts(english);
  const { email, name } = useAccount();
  const add = useMutation('addReview', { successMessage: () => addReview.added });
  return (
    <ReviewScreen
      reviewer={{ email, name }}
      products={useOrderedProducts(email)}
      draft={storedDraft('review')}
      onReview={(typed) => add({ reviewName: name, reviewerEmail: email, ...typed })}
    />
  );
};

export const MyProfile = () => {
  const { profile: texts } = useTexts(english);
  const { email, name } = useAccount();
  const update = useMutation('updateUser', { successMessage: () => texts.updated });
  return (
    <MyProfileScreen
      profile={mapAsyncData(useProfile(email), ({ loaction, phone }) => ({ name, email, loaction, phone }))}
      draft={storedDraft('profile')}
      onUpdate={(typed) => update({ email, username: name, ...typed })}
    />
  );
};
