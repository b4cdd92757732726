import {
  storedDraft,
  useDeleteOrder,
  useMyOrders,
  useOverview,
  useProfileForm,
  useReviews,
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
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { profileTexts } from '@dealerkit/ui/texts/en/profile';
import { addReviewTexts } from '@dealerkit/ui/texts/en/addReview';

const english = { ...orderLinesTexts, ...ordersTexts, ...deleteModalTexts, ...profileTexts, ...addReviewTexts };

export const Dashboard = () => {
  const { name, email } = useAccount();
  return (
    <DashboardScreen name={name} role={useRole(email)} currentPath={useLocation().pathname}>
      <Outlet />
    </DashboardScreen>
  );
};

export const Start = () => <Overview {...useOverview(useAccount().email || undefined)} partsHref={paths.allParts} />;

export const MyOrders = () => {
  const { onDelete } = useDeleteOrder(useMessages(english));
  return <MyOrdersScreen {...useMyOrders(useAccount().email)} onDelete={onDelete} />;
};

export const Review = () => (
  <ReviewScreen {...useReviews(useAccount(), useTexts(english))} draft={storedDraft('review')} />
);

export const MyProfile = () => {
  const { profile: texts } = useTexts(english);
  return <MyProfileScreen {...useProfileForm(useAccount(), texts)} draft={storedDraft('profile')} />;
};
