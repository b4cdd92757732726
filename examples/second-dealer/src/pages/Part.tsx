import { usePart } from '@dealerkit/api-client/react';
import { PartScreen } from '@dealerkit/ui/screens/PartScreen';
import { useParams } from 'react-router-dom';
import { contact } from '../content.js';

export const Part = () => {
  const { id = '' } = useParams();
  return <PartScreen {...usePart(id)} contact={{ ...contact, origin: location.origin }} />;
};
